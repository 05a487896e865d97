// Photos as phones send them: 1,280 pixels wide, a quarter of a megabyte, no two with the same bytes.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { at } from '../steps/shell.mjs';

const sharp = createRequire(at('apps/government-api/package.json'))('sharp');
const [WIDTH, HEIGHT] = [1280, 960];
const TAIL = 32;

/** Makes `pictures` different pictures; after that a picture comes again with other bytes, as a photo taken twice does. */
export async function photoSource(pictures) {
  const made = [];
  for (let n = 0; n < pictures; n += 1) {
    const raw = { width: WIDTH / 8, height: HEIGHT / 8, channels: 3 };
    made.push(
      await sharp(randomBytes(raw.width * raw.height * 3), { raw })
        .resize(WIDTH, HEIGHT, { fit: 'fill' })
        .jpeg({ quality: 80 })
        .toBuffer(),
    );
  }
  let next = 0;
  return function photo(contexto) {
    next += 1;
    const bytes = Buffer.concat([made[next % made.length], randomBytes(TAIL)]);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { bytes, declared: { uuid: randomUUID(), sha256, bytes: bytes.length, contexto } };
  };
}
