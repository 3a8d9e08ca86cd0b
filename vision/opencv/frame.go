package opencv

import (
	"image"
	"runtime"

	"gocv.io/x/gocv"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/vision"
)

// frameOf copies OpenCV's picture into a frame of its own.
func frameOf(m gocv.Mat) (vision.Frame, error) {
	var f vision.Frame
	r := image.Rect(0, 0, m.Cols(), m.Rows())
	gray, rgba := image.NewGray(r), image.NewRGBA(r)
	f.Gray, f.Color = gray, rgba
	var toGray, toRGBA gocv.ColorConversionCode
	switch m.Type() {
	case gocv.MatTypeCV8UC3:
		toGray, toRGBA = gocv.ColorBGRToGray, gocv.ColorBGRToRGBA
	case gocv.MatTypeCV8UC4:
		toGray, toRGBA = gocv.ColorBGRAToGray, gocv.ColorBGRAToRGBA
	case gocv.MatTypeCV8UC1:
		pix, err := m.DataPtrUint8()
		if err != nil || len(pix) != len(gray.Pix) {
			return f, fault.Errorf("its grey pictures come in a form that cannot be read")
		}
		copy(gray.Pix, pix)
		return f, convert(m, rgba.Pix, gocv.MatTypeCV8UC4, gocv.ColorGrayToBGRA)
	default:
		return f, fault.Errorf("its pictures are not of 8 bits, as they must be")
	}
	if err := convert(m, gray.Pix, gocv.MatTypeCV8UC1, toGray); err != nil {
		return f, err
	}
	return f, convert(m, rgba.Pix, gocv.MatTypeCV8UC4, toRGBA)
}

// convert lets OpenCV write directly into Go's memory, which is pinned
// meanwhile.
func convert(m gocv.Mat, pix []byte, form gocv.MatType, code gocv.ColorConversionCode) error {
	var pin runtime.Pinner
	pin.Pin(&pix[0])
	defer pin.Unpin()
	out, err := gocv.NewMatFromBytes(m.Rows(), m.Cols(), form, pix)
	if err != nil {
		return err
	}
	defer out.Close()
	return gocv.CvtColor(m, &out, code)
}
