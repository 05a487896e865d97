import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { download } from '../list/download.ts';
import { Button } from '../ui/button.component.tsx';

export function BaixarComprovante({ pedidoId }: { pedidoId: number }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const baixar = async () => {
    setBusy(true);
    setFailed(undefined);
    await download(`/api/ms-alipen/pedidos/${pedidoId}/comprovante`, {}).catch((error: unknown) =>
      setFailed(sentenceOf(error)),
    );
    setBusy(false);
  };
  return (
    <>
      <Button disabled={busy} onClick={baixar}>
        <FilePdfIcon size={20} aria-hidden />
        {busy ? 'Gerando…' : 'Baixar comprovante'}
      </Button>
      {failed && (
        <small className="campo-erro" role="alert">
          {failed}
        </small>
      )}
    </>
  );
}
