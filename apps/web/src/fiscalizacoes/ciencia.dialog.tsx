import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { registrarCiencia } from './fiscalizacoes.mutations.ts';
import type { Fiscalizacao } from './fiscalizacoes.queries.ts';
import { prepostoDe } from './preenchimento.model.ts';
import { Preposto, type PrepostoDigitado } from './preposto.component.tsx';

export function CienciaDialog({ fiscalizacao, fechar }: { fiscalizacao: Fiscalizacao; fechar: () => void }) {
  const [digitado, setDigitado] = useState<PrepostoDigitado>({ ciencia: null, prepostoNome: '', justificativa: '' });
  const preposto = prepostoDe(digitado);
  const registrar = useMutation({
    mutationFn: async () => preposto && registrarCiencia(fiscalizacao, preposto),
    onSuccess: fechar,
  });
  return (
    <Dialog
      title="Ciência do preposto"
      close={fechar}
      busy={registrar.isPending}
      footer={
        <>
          <Button disabled={registrar.isPending} onClick={fechar}>
            Voltar
          </Button>
          <Button variant="primary" disabled={!preposto || registrar.isPending} onClick={() => registrar.mutate()}>
            Registrar
          </Button>
        </>
      }
    >
      <div className="fluxo-secao">
        <Preposto
          preposto={digitado}
          faltas={registrar.error ? [sentenceOf(registrar.error)] : []}
          mudar={parte => setDigitado(antes => ({ ...antes, ...parte }))}
        />
        {!preposto && <Notice tone="info">Diga se o preposto aceita, recusa, ou se não havia ninguém.</Notice>}
      </div>
    </Dialog>
  );
}
