import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { covered, opened } from './cover.burn.ts';
import { Cover } from './cover.component.tsx';
import type { Block } from './cover.model.ts';
import type { CoverProps, Reviewed } from './covering.hook.tsx';
import './cover.css';

export default function CoverDialog({ files, review, done }: CoverProps) {
  const [reviewed, setReviewed] = useState<readonly (Reviewed | null)[]>([]);
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [history, setHistory] = useState<readonly (readonly Block[])[]>([[]]);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const use = useRef<HTMLButtonElement>(null);
  const file = files[reviewed.length];
  const blocks = history.at(-1) ?? [];

  const answer = (...answers: readonly (Reviewed | null)[]) => {
    const all = [...reviewed, ...answers];
    setCanvas(null);
    setHistory([[]]);
    setReviewed(all);
    if (all.length >= files.length) done(all.filter(one => one !== null));
  };
  const answered = useRef(answer);
  answered.current = answer;
  useEffect(() => {
    if (!file) return;
    let here = true;
    opened(file).then(
      shown => here && (shown ? setCanvas(shown) : answered.current({ file, covered: false })),
      () => here && answered.current({ file, covered: false }),
    );
    return () => {
      here = false;
    };
  }, [file]);

  const finish = async () => {
    if (!file || !canvas || busy) return;
    if (blocks.length === 0) return answer(review ? { file, covered: false } : null);
    setBusy(true);
    setFailed(false);
    try {
      answer({ file: await covered(file, canvas, blocks), covered: true });
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const which = files.length > 1 ? ` ${reviewed.length + 1} de ${files.length}` : '';
  const left = files.slice(reviewed.length);
  return (
    <Dialog
      long
      title={review ? `Conferir a foto${which}` : 'Cobrir rosto ou nome'}
      width={760}
      busy={busy}
      close={() => answer(null)}
      opened={() => use.current?.focus()}
      footer={
        <>
          <Button className="cobrir-botao" disabled={busy} onClick={() => answer(null)}>
            {review ? 'Descartar' : 'Voltar'}
          </Button>
          {review && left.length > 1 && blocks.length === 0 && (
            <Button
              className="cobrir-botao"
              disabled={busy}
              onClick={() => answer(...left.map(one => ({ file: one, covered: false })))}
            >
              Usar as {left.length}
            </Button>
          )}
          <Button ref={use} variant="primary" className="cobrir-botao" disabled={!canvas || busy} onClick={finish}>
            {review || blocks.length === 0 ? 'Usar a foto' : 'Usar a foto coberta'}
          </Button>
        </>
      }
    >
      <Notice tone="info">
        <strong>Não mostre rostos nem nomes.</strong> Toque no que aparecer na foto, ou arraste por cima, para cobrir.
      </Notice>
      {failed && <Notice tone="perigo">Não deu para cobrir a foto neste aparelho. Descarte-a e tire outra.</Notice>}
      {canvas ? (
        <Cover
          canvas={canvas}
          blocks={blocks}
          change={next => setHistory([...history, next])}
          undo={history.length > 1 ? () => setHistory(history.slice(0, -1)) : undefined}
        />
      ) : (
        <div className="esqueleto cobrir-espera" role="status" aria-label="Abrindo a foto" />
      )}
    </Dialog>
  );
}
