import { useState } from 'react';
import { ProblemError } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { inativarTipo } from './tipos-alimentacao.mutations.ts';
import type { TipoDetalhado } from './tipos-alimentacao.queries.ts';

interface Pergunta {
  frase: string;
  responder: (mesmoAssim: boolean) => void;
}

class Desistiu extends ProblemError {
  constructor() {
    super(409, { detail: 'Continua ativo.' });
  }
}

/** Deactivates; where the meal is in use, asks once whether to do it anyway. */
export function useInativacao() {
  const [pergunta, setPergunta] = useState<Pergunta | null>(null);
  const inativar = async (id: number): Promise<TipoDetalhado> => {
    try {
      return await inativarTipo(id, false);
    } catch (error) {
      if (!(error instanceof ProblemError) || !error.is('em-uso')) throw error;
      const mesmoAssim = await new Promise<boolean>(responder => setPergunta({ frase: error.message, responder }));
      setPergunta(null);
      if (!mesmoAssim) throw new Desistiu();
      return inativarTipo(id, true);
    }
  };
  return { inativar, pergunta };
}

export function EmUso({ pergunta }: { pergunta: Pergunta | null }) {
  if (!pergunta) return null;
  return (
    <Dialog
      title="Desativar mesmo em uso?"
      close={() => pergunta.responder(false)}
      footer={
        <>
          <Button onClick={() => pergunta.responder(true)}>Desativar mesmo assim</Button>
          {/* The safe answer takes the focus */}
          <Button variant="primary" autoFocus onClick={() => pergunta.responder(false)}>
            Deixar ativo
          </Button>
        </>
      }
    >
      <p>{pergunta.frase}</p>
      <p>
        Desativado, o tipo deixa de aparecer nos pedidos novos. Os pedidos já enviados e os mapas dos dias passados não
        mudam, e você pode reativá-lo quando quiser.
      </p>
    </Dialog>
  );
}
