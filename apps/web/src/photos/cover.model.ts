/** A place of a photo that is covered, in parts of its width and height, from the upper left corner. */
export interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A touch covers as much as a face in the middle distance takes. */
const TOUCHED = 0.22;
const LEAST = 0.05;
const STEP = 0.02;
const GROWTH = 1.25;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

function within({ x, y, width, height }: Block): Block {
  const [w, h] = [between(LEAST, width, 1), between(LEAST, height, 1)];
  return { x: between(0, x, 1 - w), y: between(0, y, 1 - h), width: w, height: h };
}

/** A block around a point. `proportion`: width of the photo over its height, so that it looks square. */
export const blockAt = (x: number, y: number, proportion: number): Block => {
  const height = TOUCHED * proportion;
  return within({ x: x - TOUCHED / 2, y: y - height / 2, width: TOUCHED, height });
};

/** From where the finger went down to where it is; undefined while that is still a touch. */
export function blockDrawn(from: Place, to: Place): Block | undefined {
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  if (Math.max(width, height) < LEAST / 2) return undefined;
  return within({ x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width, height });
}

interface Place {
  x: number;
  y: number;
}

export const movedBy = (block: Block, dx: number, dy: number) => within({ ...block, x: block.x + dx, y: block.y + dy });

export const resizedBy = (block: Block, dx: number, dy: number) =>
  within({ ...block, width: block.width + dx, height: block.height + dy });

/** Larger or smaller, its middle where it was. */
export function scaled(block: Block, larger: boolean): Block {
  const by = larger ? GROWTH : 1 / GROWTH;
  const [width, height] = [between(LEAST, block.width * by, 1), between(LEAST, block.height * by, 1)];
  return within({
    x: block.x + (block.width - width) / 2,
    y: block.y + (block.height - height) / 2,
    width,
    height,
  });
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Arrows move it, with Shift they change its size. Undefined: the key is none of them. */
export function byKey(block: Block, key: string, shift: boolean): Block | undefined {
  const [dx, dy] = ARROWS[key] ?? [];
  if (dx === undefined || dy === undefined) return undefined;
  return shift ? resizedBy(block, dx, dy) : movedBy(block, dx, dy);
}

/** In whole pixels, outwards: nothing of what it covers shows at its edge. */
export function pixelsOf({ x, y, width, height }: Block, whole: { width: number; height: number }) {
  const [left, top] = [Math.floor(x * whole.width), Math.floor(y * whole.height)];
  return {
    left,
    top,
    width: Math.ceil((x + width) * whole.width) - left,
    height: Math.ceil((y + height) * whole.height) - top,
  };
}
