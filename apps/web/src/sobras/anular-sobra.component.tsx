import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { anularSobra, type Sobra } from './sobras.queries.ts';

export function AnularSobra({ sobra, anulada }: { sobra: Sobra; anulada: () => void }) {
  const [perguntando, setPerguntando] = useState(false);
  const anular = useMutation({ mutationFn: () => anularSobra(sobra), onSuccess: anulada });
  if (!perguntando) {
    return (
      <Button variant="quiet" onClick={() => setPerguntando(true)}>
        Anular: era de outra refeição
      </Button>
    );
  }
  return (
    <div className="sobra-bloco">
      <p>A refeição volta a esperar o registro. O anulado continua no histórico.</p>
      {anular.error && <Notice tone="perigo">{sentenceOf(anular.error)}</Notice>}
      <p className="linha-de-botoes">
        <Button variant="primary" disabled={anular.isPending} onClick={() => anular.mutate()}>
          Anular o registro
        </Button>
        <Button onClick={() => setPerguntando(false)}>Voltar</Button>
      </p>
    </div>
  );
}
