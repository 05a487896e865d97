import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import type { ContaServico } from './contas-servico.queries.ts';

/** The question before a secret ends; `segredoId` null ends the whole account. */
export type Pergunta = { segredoId: number | null; titulo: string; texto: string; botao: string };

export const daConta = ({ nome }: ContaServico): Pergunta => ({
  segredoId: null,
  titulo: `Revogar ${nome}?`,
  texto: 'A conta deixa de valer na próxima chamada dela, com os tokens que já tem, e não volta.',
  botao: 'Revogar a conta',
});
export const doSegredo = ({ id, fim }: ContaServico['segredos'][number]): Pergunta => ({
  segredoId: id,
  titulo: `Revogar o segredo …${fim}?`,
  texto: 'Os tokens que ele pediu deixam de valer na hora. Antes, confira que o sistema já usa o outro.',
  botao: 'Revogar o segredo',
});

interface Props {
  pergunta: Pergunta;
  ocupado: boolean;
  erro: Error | null;
  revogar: () => void;
  close: () => void;
}

export const RevogarDialog = ({ pergunta, ocupado, erro, revogar, close }: Props) => (
  <Dialog
    title={pergunta.titulo}
    close={close}
    busy={ocupado}
    footer={
      <>
        <Button onClick={close} disabled={ocupado}>
          Voltar
        </Button>
        <Button variant="primary" disabled={ocupado} onClick={revogar}>
          {pergunta.botao}
        </Button>
      </>
    }
  >
    <p>{pergunta.texto}</p>
    {erro && <Notice tone="perigo">{sentenceOf(erro)}</Notice>}
  </Dialog>
);
