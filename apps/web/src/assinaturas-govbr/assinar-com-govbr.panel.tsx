import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { LinkedText } from '../ui/linked-text.component.tsx';
import { irAoGovbr } from './assinaturas-govbr.mutations.ts';
import { voltarPara } from './endereco.ts';

interface Props {
  codigos: readonly string[];
  /** The part of this screen that shows what came of it: AndamentoGovbr with the same. */
  onde: string;
  children: string;
}

/** Leads to gov.br and back to this screen. */
export function AssinarComGovbr({ codigos, onde, children }: Props) {
  const aqui = useLocation();
  const ida = useMutation({ mutationFn: () => irAoGovbr({ codigos, voltar: voltarPara(aqui, onde) }) });
  // Once sent the page is leaving: a second touch would begin another.
  const indo = ida.isPending || ida.isSuccess;
  return (
    <>
      <Button disabled={indo} onClick={() => ida.mutate()}>
        {indo ? 'Abrindo o gov.br…' : children}
      </Button>
      {ida.error && (
        <p role="alert">
          <LinkedText>{sentenceOf(ida.error)}</LinkedText>
        </p>
      )}
    </>
  );
}
