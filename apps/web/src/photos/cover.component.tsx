import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { type Block, blockAt, blockDrawn, byKey, movedBy, resizedBy, scaled } from './cover.model.ts';

interface Props {
  canvas: HTMLCanvasElement;
  blocks: readonly Block[];
  change: (blocks: readonly Block[]) => void;
  /** Undefined: nothing was done yet. */
  undo: (() => void) | undefined;
}

/** What the finger that is down does: a new block, or one that is moved or made larger. */
interface Gesture {
  from: { x: number; y: number };
  what: 'draw' | 'move' | 'resize';
  block?: Block;
  at?: number;
}

const percent = (part: number) => `${part * 100}%`;
const placed = ({ x, y, width, height }: Block) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

/** The buttons below it stay in sight. */
const MOST_HEIGHT = 'min(44vh, 560px)';

const HOW = 'setas movem, Shift com setas muda o tamanho, Delete retira';

/** The photo with what covers it: by touch, by mouse and by keys. */
export function Cover({ canvas, blocks, change, undo }: Props) {
  const [chosen, setChosen] = useState(0);
  const { photo, gesture, begin, move, end, drop } = useGesture(canvas, blocks, change, setChosen);
  const proportion = canvas.width / canvas.height;
  const last = useRef(blocks.length);
  useEffect(() => {
    photo.current?.prepend(canvas);
    return () => canvas.remove();
  }, [canvas, photo]);
  // A new block takes the focus: arrows move it at once.
  useEffect(() => {
    if (blocks.length > last.current)
      photo.current?.querySelector<HTMLElement>('.cobrir-bloco:last-of-type')?.focus({ preventScroll: true });
    last.current = blocks.length;
  }, [blocks, photo]);

  const at = Math.min(chosen, blocks.length - 1);
  const put = (index: number, block: Block) => change(blocks.map((old, n) => (n === index ? block : old)));
  const take = (index: number) => change(blocks.filter((_, n) => n !== index));
  const cover = () => {
    change([...blocks, blockAt(0.5, 0.5, proportion)]);
    setChosen(blocks.length);
  };
  const onKey = (index: number) => (event: KeyboardEvent) => {
    const block = blocks[index] && byKey(blocks[index], event.key, event.shiftKey);
    if (block) put(index, block);
    else if (event.key === 'Delete' || event.key === 'Backspace') take(index);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const current = blocks[at];
  return (
    <div className="cobrir">
      <div
        ref={photo}
        className="cobrir-foto"
        style={{ aspectRatio: proportion, width: `min(100%, calc(${MOST_HEIGHT} * ${proportion}))` }}
        onPointerDown={begin('draw')}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={drop}
      >
        {blocks.map((block, n) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the list
            key={n}
            variant="bare"
            className={`cobrir-bloco${n === at ? ' cobrir-bloco--escolhido' : ''}`}
            aria-label={`Parte coberta ${n + 1} de ${blocks.length}: ${HOW}`}
            style={placed(gesture?.at === n && gesture.block ? gesture.block : block)}
            onFocus={() => setChosen(n)}
            onKeyDown={onKey(n)}
            onPointerDown={begin('move', n)}
          >
            <span className="cobrir-canto" onPointerDown={begin('resize', n)} />
          </Button>
        ))}
        {gesture?.what === 'draw' && gesture.block && <span className="cobrir-bloco" style={placed(gesture.block)} />}
      </div>
      <Toolbar>
        <Button className="cobrir-botao" onClick={cover}>
          Cobrir uma parte
        </Button>
        {current && (
          <>
            <Button className="cobrir-botao" onClick={() => put(at, scaled(current, true))}>
              Maior
            </Button>
            <Button className="cobrir-botao" onClick={() => put(at, scaled(current, false))}>
              Menor
            </Button>
            <Button className="cobrir-botao" onClick={() => take(at)}>
              Retirar
            </Button>
          </>
        )}
        {undo && (
          <Button className="cobrir-botao" onClick={undo}>
            Desfazer
          </Button>
        )}
      </Toolbar>
      <p className="quieto" role="status">
        {blocks.length === 0
          ? 'Nada coberto.'
          : `${blocks.length === 1 ? '1 parte coberta' : `${blocks.length} partes cobertas`}: não volta depois de usar a foto.`}
      </p>
    </div>
  );
}

function useGesture(
  canvas: HTMLCanvasElement,
  blocks: readonly Block[],
  change: (blocks: readonly Block[]) => void,
  choose: (index: number) => void,
) {
  const photo = useRef<HTMLDivElement>(null);
  const [gesture, setGesture] = useState<Gesture | null>(null);
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = photo.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const begin = (what: Gesture['what'], at?: number) => (event: PointerEvent) => {
    event.stopPropagation();
    if (event.button !== 0 || gesture) return;
    photo.current?.setPointerCapture(event.pointerId);
    if (at !== undefined) choose(at);
    setGesture({ from: placeOf(event), what, ...(at !== undefined && { at }) });
  };
  const move = (event: PointerEvent) => {
    if (!gesture) return;
    const { from, what, at } = gesture;
    const to = placeOf(event);
    const old = blocks[at ?? -1];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const block = old ? (what === 'move' ? movedBy : resizedBy)(old, dx, dy) : blockDrawn(from, to);
    const { block: _, ...same } = gesture;
    setGesture(block ? { ...same, block } : same);
  };
  const end = () => {
    if (!gesture) return;
    const { from, at, block } = gesture;
    setGesture(null);
    if (at !== undefined) {
      if (block) change(blocks.map((old, n) => (n === at ? block : old)));
      return;
    }
    change([...blocks, block ?? blockAt(from.x, from.y, canvas.width / canvas.height)]);
    choose(blocks.length);
  };
  return { photo, gesture, begin, move, end, drop: () => setGesture(null) };
}
