import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { lazy, Suspense, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { download } from '../list/download.ts';
import { Button } from '../ui/button.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { enderecoDoCartaz } from './presencas.queries.ts';

const Renovar = lazy(() => import('./renovar-codigo.dialog.tsx'));

/** The paper for the gate, from the unit's record. */
export function CartazDePresenca({ lotacaoId }: { lotacaoId: number }) {
  const [falha, setFalha] = useState<string>();
  const [trocando, setTrocando] = useState(false);
  const [trocado, setTrocado] = useState(false);
  const baixar = () => {
    setFalha(undefined);
    download(enderecoDoCartaz(lotacaoId), {}).catch((erro: unknown) => setFalha(sentenceOf(erro)));
  };
  return (
    <>
      <Toolbar>
        <Button onClick={baixar}>
          <FilePdfIcon size={20} aria-hidden />
          Cartaz com o código de presença
        </Button>
        <Button variant="quiet" onClick={() => setTrocando(true)}>
          Trocar o código
        </Button>
      </Toolbar>
      {falha && <p role="alert">{falha}</p>}
      <div role="status">{trocado && 'Código trocado: imprima o cartaz de novo.'}</div>
      {trocando && (
        <Suspense>
          <Renovar lotacaoId={lotacaoId} fechar={() => setTrocando(false)} trocado={() => setTrocado(true)} />
        </Suspense>
      )}
    </>
  );
}
