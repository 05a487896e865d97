import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { SecretDialog } from '../ui/secret.dialog.tsx';
import { emitirSegredo } from './contas-servico.mutations.ts';
import { type ContaServico, obterContaServico } from './contas-servico.queries.ts';
import { daConta, doSegredo, type Pergunta, RevogarDialog } from './revogar.dialog.tsx';

export function Segredos({ conta }: { conta: ContaServico }) {
  const client = useQueryClient();
  const [novo, setNovo] = useState<string | null>(null);
  const [pergunta, setPergunta] = useState<Pergunta | null>(null);
  const lembrar = (salva: ContaServico) => client.setQueryData(obterContaServico(salva.id).queryKey, salva);
  const emitir = useMutation({
    mutationFn: () => emitirSegredo(conta.id),
    onSuccess: resposta => {
      lembrar(resposta.conta);
      setNovo(resposta.segredo);
    },
  });
  const viva = conta.acoes.includes('revogar');

  return (
    <div className="segredos">
      <p className="quieto">
        O sistema troca <code>{conta.clientId}</code> e um segredo por um token de 15 minutos em{' '}
        <code>POST /api/token</code>. Para trocar o segredo sem parada: emita outro, ponha-o no sistema e revogue o
        antigo.
      </p>
      {emitir.error && <Notice tone="perigo">{sentenceOf(emitir.error)}</Notice>}
      <ul className="segredos-lista">
        {conta.segredos.map(segredo => (
          <li key={segredo.id}>
            <span>
              <code>alipen_…{segredo.fim}</code>
              <small className="quieto">
                Emitido em {formatInstant(segredo.criadoEm)} por {segredo.criadoPor}
                {segredo.usadoEm ? ` · usado em ${formatInstant(segredo.usadoEm)}` : ' · nunca usado'}
              </small>
            </span>
            {viva && (
              <Button
                aria-label={`Revogar o segredo que termina em ${segredo.fim}`}
                onClick={() => setPergunta(doSegredo(segredo))}
              >
                Revogar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {viva && (
        <div className="segredos-acoes">
          <Button
            disabled={emitir.isPending || !conta.acoes.includes('emitirSegredo')}
            title={conta.acoes.includes('emitirSegredo') ? undefined : 'Valem no máximo dois segredos.'}
            onClick={() => emitir.mutate()}
          >
            Emitir outro segredo
          </Button>
          <Button onClick={() => setPergunta(daConta(conta))}>Revogar a conta</Button>
        </div>
      )}
      {novo && (
        <SecretDialog title={`Segredo de ${conta.nome}`} secret={novo} close={() => setNovo(null)}>
          Entregue este segredo a quem cuida do sistema.
        </SecretDialog>
      )}
      {pergunta && (
        <RevogarDialog conta={conta} pergunta={pergunta} lembrar={lembrar} close={() => setPergunta(null)} />
      )}
    </div>
  );
}
