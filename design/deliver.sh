#!/bin/sh
# Turns the renders into what public/images holds: each picture as WebP, and its copies as AVIF in the widths of
# src/content/pictures.ts. Needs ImageMagick 6 with AVIF. Usage: design/deliver.sh <folder of the renders>
set -eu

renders=$1
images=$(dirname "$0")/../public/images

# deliver <render> <picture> <quality of the copies>
deliver() {
  for width in 320 480 640 1200; do
    convert "$renders/$1.png" -resize "${width}x" -strip -quality "$3" "$images/$2-$width.avif"
  done
  convert "$renders/$1.png" -resize 1200x -strip -quality 72 "$images/$2.webp"
}

# A phone shows a slide at 16:10: the parts, without the room for the words beside them. A cut is at least 1200 wide.
# The copy of 1080 is for screens with about three pixels per point, where less quality cannot be seen.
# phone <render> <picture> <cut: WIDTHxHEIGHT+X+Y>
phone() {
  for copy in 720:60 1080:50 1200:60; do
    convert "$renders/$1.png" -crop "$3" +repage -resize "${copy%:*}x" -strip -quality "${copy#*:}" \
      "$images/$2-phone-${copy%:*}.avif"
  done
}

deliver clutch-kit products/debriyaj-seti 46
deliver brake-disc-and-pads products/fren-disk-balata 46
deliver filter-set products/filtre-seti 46
deliver headlamp products/on-far 46
deliver hero-headlamps slides/depo-farlar 66
deliver hero-oils slides/motor-yaglari 66
deliver hero-brakes slides/fren-sistemleri 66

phone hero-headlamps slides/depo-farlar 1280x800+652+60
phone hero-oils slides/motor-yaglari 1280x800+700+40
phone hero-brakes slides/fren-sistemleri 1344x840+656+30

# For links that are shared: JPEG is the one format that every messenger reads.
convert "$renders/open-graph.png" -strip -interlace JPEG -sampling-factor 4:2:0 -quality 82 "$images/open-graph.jpg"
