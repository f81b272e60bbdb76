import Glibc
@main
enum Main {
  static func main() {}
}
