;; The inner loops of the PNG encoder: they run for every byte of a picture.
;; Pixels are four bytes: red, green, blue, and one that is 255 in a picture and 0 in a residue.
(module
  (memory (export "memory") 0)

  ;; Tables of codes, as `write` takes them: of two bytes, of one, and of 0 to 258 zeros after a zero.
  (global $pairs (mut i32) (i32.const 0))
  (global $bytes (mut i32) (i32.const 0))
  (global $runs (mut i32) (i32.const 0))

  ;; Address of the next byte, and the bits before it that do not fill a byte yet.
  (global $at (mut i32) (i32.const 0))
  (global $bits (mut i64) (i64.const 0))
  (global $bitCount (mut i32) (i32.const 0))

  ;; Adler-32 (RFC 1950, 8.2) before it is taken modulo 65521: i64 holds it for 200 megabytes.
  (global $sum1 (mut i64) (i64.const 1))
  (global $sum2 (mut i64) (i64.const 0))

  (func (export "begin")
    (param $at i32) (param $pairs i32) (param $bytes i32) (param $runs i32)
    (global.set $at (local.get $at))
    (global.set $pairs (local.get $pairs))
    (global.set $bytes (local.get $bytes))
    (global.set $runs (local.get $runs))
    (global.set $bits (i64.const 0))
    (global.set $bitCount (i32.const 0))
    (global.set $sum1 (i64.const 1))
    (global.set $sum2 (i64.const 0)))

  ;; Fills the last byte with zeros, and returns the address of the next one.
  (func (export "end") (result i32)
    (call $write (i32.const 0x07000000))
    (global.get $at))

  (func (export "checksum") (result i32)
    (i32.wrap_i64
      (i64.or
        (i64.shl (i64.rem_u (global.get $sum2) (i64.const 65521)) (i64.const 16))
        (i64.rem_u (global.get $sum1) (i64.const 65521)))))

  ;; |a - b| of each of 16 bytes.
  (func $distance (param $a v128) (param $b v128) (result v128)
    (v128.or
      (i8x16.sub_sat_u (local.get $a) (local.get $b))
      (i8x16.sub_sat_u (local.get $b) (local.get $a))))

  ;; What is left of a row of pixels after the prediction of Paeth (PNG specification, 9.4), four
  ;; pixels at a time. Reads and writes up to 12 bytes after the row. Returns all the pixels
  ;; anded; the highest byte is 255 if all are opaque.
  (func (export "filter")
    (param $row i32) (param $above i32) (param $residue i32) (param $rowBytes i32) (result i32)
    (local $offset i32)
    (local $x v128) (local $left v128) (local $up v128) (local $upLeft v128)
    (local $toLeft v128) (local $toUp v128) (local $toUpLeft v128)
    (local $all v128)
    (local.set $all (v128.const i32x4 -1 -1 -1 -1))
    (loop $next
      (local.set $x (v128.load (i32.add (local.get $row) (local.get $offset))))
      (local.set $up (v128.load (i32.add (local.get $above) (local.get $offset))))
      (if (local.get $offset)
        (then
          (local.set $left
            (v128.load (i32.sub (i32.add (local.get $row) (local.get $offset)) (i32.const 4))))
          (local.set $upLeft
            (v128.load (i32.sub (i32.add (local.get $above) (local.get $offset)) (i32.const 4)))))
        (else
          ;; Left of the first pixel is nothing: zeros move in.
          (local.set $left
            (i8x16.shuffle 16 16 16 16 0 1 2 3 4 5 6 7 8 9 10 11
              (local.get $x) (v128.const i32x4 0 0 0 0)))
          (local.set $upLeft
            (i8x16.shuffle 16 16 16 16 0 1 2 3 4 5 6 7 8 9 10 11
              (local.get $up) (v128.const i32x4 0 0 0 0)))))
      (local.set $all (v128.and (local.get $all) (local.get $x)))
      ;; The estimate is left + up - upLeft: so far is it from left, from up, and from upLeft.
      (local.set $toLeft (call $distance (local.get $up) (local.get $upLeft)))
      (local.set $toUp (call $distance (local.get $left) (local.get $upLeft)))
      (local.set $toUpLeft
        (v128.bitselect
          (call $distance (local.get $toLeft) (local.get $toUp))
          (i8x16.add_sat_u (local.get $toLeft) (local.get $toUp))
          (v128.xor
            (i8x16.ge_u (local.get $up) (local.get $upLeft))
            (i8x16.ge_u (local.get $left) (local.get $upLeft)))))
      (v128.store (i32.add (local.get $residue) (local.get $offset))
        (v128.and (v128.const i32x4 0xffffff 0xffffff 0xffffff 0xffffff)
          (i8x16.sub (local.get $x)
            (v128.bitselect
              (local.get $left)
              (v128.bitselect
                (local.get $up)
                (local.get $upLeft)
                (i8x16.le_u (local.get $toUp) (local.get $toUpLeft)))
              (v128.and
                (i8x16.le_u (local.get $toLeft) (local.get $toUp))
                (i8x16.le_u (local.get $toLeft) (local.get $toUpLeft)))))))
      (local.set $offset (i32.add (local.get $offset) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $offset) (local.get $rowBytes))))
    (i32.and
      (i32.and (i32x4.extract_lane 0 (local.get $all)) (i32x4.extract_lane 1 (local.get $all)))
      (i32.and (i32x4.extract_lane 2 (local.get $all)) (i32x4.extract_lane 3 (local.get $all)))))

  ;; Writes a code: its bits, of which there are at most 24, and how many in the highest byte.
  (func $write (export "write") (param $code i32)
    (global.set $bits
      (i64.or (global.get $bits)
        (i64.shl
          (i64.extend_i32_u (i32.and (local.get $code) (i32.const 0xffffff)))
          (i64.extend_i32_u (global.get $bitCount)))))
    (global.set $bitCount
      (i32.add (global.get $bitCount) (i32.shr_u (local.get $code) (i32.const 24))))
    ;; Whole bytes move out; the next code overwrites what is after them in memory.
    (i64.store (global.get $at) (global.get $bits))
    (global.set $at (i32.add (global.get $at) (i32.shr_u (global.get $bitCount) (i32.const 3))))
    (global.set $bits
      (i64.shr_u (global.get $bits)
        (i64.extend_i32_u (i32.and (global.get $bitCount) (i32.const 56)))))
    (global.set $bitCount (i32.and (global.get $bitCount) (i32.const 7))))

  ;; Writes a row: its filter type, as a literal, and its residue.
  (func (export "writeRow") (param $filter i32) (param $pixel i32) (param $end i32)
    (call $write
      (i32.load (i32.add (global.get $bytes) (i32.shl (local.get $filter) (i32.const 2)))))
    (global.set $sum1 (i64.add (global.get $sum1) (i64.extend_i32_u (local.get $filter))))
    (global.set $sum2 (i64.add (global.get $sum2) (global.get $sum1)))
    (loop $next
      (local.set $pixel
        (if (result i32) (i32.load (local.get $pixel))
          (then (call $writeColors (local.get $pixel) (local.get $end)))
          (else (call $writeZeros (local.get $pixel) (local.get $end)))))
      (br_if $next (i32.lt_u (local.get $pixel) (local.get $end)))))

  ;; Writes pixels up to the next zero pixel, and returns its address. This loop takes most of the
  ;; time, so it keeps its state in locals, and writes the three codes of a pixel in one go.
  (func $writeColors (param $pixel i32) (param $end i32) (result i32)
    (local $value i32) (local $code i32) (local $at i32) (local $bits i64) (local $bitCount i32)
    (local $sum1 i64) (local $sum2 i64) (local $red i64) (local $green i64) (local $blue i64)
    (local.set $at (global.get $at))
    (local.set $bits (global.get $bits))
    (local.set $bitCount (global.get $bitCount))
    (local.set $sum1 (global.get $sum1))
    (local.set $sum2 (global.get $sum2))
    (block $nought
      (loop $next
        (br_if $nought (i32.eqz (local.tee $value (i32.load (local.get $pixel)))))
        (local.set $code
          (i32.load
            (i32.add (global.get $pairs)
              (i32.shl (i32.and (local.get $value) (i32.const 0xffff)) (i32.const 2)))))
        (local.set $bits
          (i64.or (local.get $bits)
            (i64.shl
              (i64.extend_i32_u (i32.and (local.get $code) (i32.const 0xffffff)))
              (i64.extend_i32_u (local.get $bitCount)))))
        (local.set $bitCount
          (i32.add (local.get $bitCount) (i32.shr_u (local.get $code) (i32.const 24))))
        (local.set $code
          (i32.load
            (i32.add (global.get $bytes)
              (i32.shl (i32.shr_u (local.get $value) (i32.const 16)) (i32.const 2)))))
        (local.set $bits
          (i64.or (local.get $bits)
            (i64.shl
              (i64.extend_i32_u (i32.and (local.get $code) (i32.const 0xffffff)))
              (i64.extend_i32_u (local.get $bitCount)))))
        (local.set $bitCount
          (i32.add (local.get $bitCount) (i32.shr_u (local.get $code) (i32.const 24))))
        (i64.store (local.get $at) (local.get $bits))
        (local.set $at (i32.add (local.get $at) (i32.shr_u (local.get $bitCount) (i32.const 3))))
        (local.set $bits
          (i64.shr_u (local.get $bits)
            (i64.extend_i32_u (i32.and (local.get $bitCount) (i32.const 56)))))
        (local.set $bitCount (i32.and (local.get $bitCount) (i32.const 7)))
        ;; Three steps of Adler-32 at once.
        (local.set $red (i64.extend_i32_u (i32.and (local.get $value) (i32.const 255))))
        (local.set $green
          (i64.extend_i32_u (i32.and (i32.shr_u (local.get $value) (i32.const 8)) (i32.const 255))))
        (local.set $blue (i64.extend_i32_u (i32.shr_u (local.get $value) (i32.const 16))))
        (local.set $sum2
          (i64.add
            (i64.add
              (local.get $sum2)
              (i64.mul (i64.const 3) (i64.add (local.get $sum1) (local.get $red))))
            (i64.add (i64.shl (local.get $green) (i64.const 1)) (local.get $blue))))
        (local.set $sum1
          (i64.add (local.get $sum1)
            (i64.add (local.get $red) (i64.add (local.get $green) (local.get $blue)))))
        (local.set $pixel (i32.add (local.get $pixel) (i32.const 4)))
        (br_if $next (i32.lt_u (local.get $pixel) (local.get $end)))))
    (global.set $at (local.get $at))
    (global.set $bits (local.get $bits))
    (global.set $bitCount (local.get $bitCount))
    (global.set $sum1 (local.get $sum1))
    (global.set $sum2 (local.get $sum2))
    (local.get $pixel))

  ;; Writes zero pixels as a zero byte and runs of it; returns the address after them.
  (func $writeZeros (param $start i32) (param $end i32) (result i32)
    (local $pixel i32) (local $zeros i32)
    (local.set $pixel (local.get $start))
    (loop $more
      (local.set $pixel (i32.add (local.get $pixel) (i32.const 4)))
      (br_if $more
        (i32.and
          (i32.lt_u (local.get $pixel) (local.get $end))
          (i32.eqz (i32.load (local.get $pixel))))))
    ;; Three of a pixel's four bytes are written.
    (local.set $zeros
      (i32.mul (i32.const 3)
        (i32.shr_u (i32.sub (local.get $pixel) (local.get $start)) (i32.const 2))))
    (global.set $sum2
      (i64.add (global.get $sum2)
        (i64.mul (global.get $sum1) (i64.extend_i32_u (local.get $zeros)))))
    (call $write (i32.load (global.get $bytes)))
    (local.set $zeros (i32.sub (local.get $zeros) (i32.const 1)))
    (block $rest
      (loop $longest
        (br_if $rest (i32.lt_u (local.get $zeros) (i32.const 258)))
        (call $write (i32.load offset=1032 (global.get $runs)))
        (local.set $zeros (i32.sub (local.get $zeros) (i32.const 258)))
        (br $longest)))
    (call $write
      (i32.load (i32.add (global.get $runs) (i32.shl (local.get $zeros) (i32.const 2)))))
    (local.get $pixel))
)
