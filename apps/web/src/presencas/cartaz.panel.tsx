import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { download } from '../list/download.ts';
import { Button } from '../ui/button.component.tsx';
import { enderecoDoCartaz } from './presencas.queries.ts';

/** The paper for the gate, from the unit's record. */
export function CartazDePresenca({ lotacaoId }: { lotacaoId: number }) {
  const [falha, setFalha] = useState<string>();
  const baixar = () => {
    setFalha(undefined);
    download(enderecoDoCartaz(lotacaoId), {}).catch((erro: unknown) => setFalha(sentenceOf(erro)));
  };
  return (
    <>
      <p>
        <Button onClick={baixar}>
          <FilePdfIcon size={20} aria-hidden />
          Cartaz com o código de presença
        </Button>
      </p>
      {falha && <p role="alert">{falha}</p>}
    </>
  );
}
