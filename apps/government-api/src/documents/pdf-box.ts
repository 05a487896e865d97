import type { Picture } from 'pdfkit';

/** In points from the page's top left corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** As large as the box lets it be. */
export function centred(picture: Picture, box: Box): Box {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
