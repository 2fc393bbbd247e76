#!/bin/sh
# Turns the renders into what public/images holds: each picture as WebP, and its copies as AVIF in the widths of
# src/content/pictures.ts. Needs ImageMagick 6 with AVIF. Usage: design/deliver.sh <folder of the renders>
set -eu

renders=$1
images=$(dirname "$0")/../public/images

# deliver <render> <picture> <quality of the copies>
deliver() {
  for width in 320 640 1200; do
    convert "$renders/$1.png" -resize "${width}x" -strip -quality "$3" "$images/$2-$width.avif"
  done
  convert "$renders/$1.png" -resize 1200x -strip -quality 72 "$images/$2.webp"
}

deliver clutch-kit products/debriyaj-seti 46
deliver brake-disc-and-pads products/fren-disk-balata 46
deliver filter-set products/filtre-seti 46
deliver headlamp products/on-far 46
deliver default-part products/parca 46
deliver hero-headlamps slides/depo-farlar 66
deliver hero-oils slides/motor-yaglari 66
deliver hero-brakes slides/fren-sistemleri 66
