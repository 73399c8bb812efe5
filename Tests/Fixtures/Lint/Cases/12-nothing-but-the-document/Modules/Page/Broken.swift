struct {
