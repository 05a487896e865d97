import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { dito } from './agora.model.ts';
import { EncerrarDialog, SementeDialog } from './atos.dialog.tsx';
import { baixarLista } from './auditorias.mutations.ts';
import type { Auditoria } from './auditorias.queries.ts';
import { SituacaoDaAuditoria } from './situacao.component.tsx';

export function Agora({ auditoria, feita }: { auditoria: Auditoria; feita: () => void }) {
  const [aberto, setAberto] = useState<'semear' | 'encerrar' | null>(null);
  const { resumo, acoes } = auditoria;
  const lista = useMutation({ mutationFn: () => baixarLista(resumo.id) });
  const sair = () => setAberto(null);
  const dialogo = {
    auditoria,
    sair,
    feita: () => {
      feita();
      sair();
    },
  };
  return (
    <Card className="auditoria-parte" aria-labelledby="auditoria-agora">
      <header className="auditoria-linha">
        <h2 id="auditoria-agora">O que fazer agora</h2>
        <SituacaoDaAuditoria {...resumo} />
      </header>
      <p role="status">{dito(auditoria)}</p>
      <div className="auditoria-linha">
        {acoes.includes('semear') && (
          <Button variant="primary" onClick={() => setAberto('semear')}>
            Dar a semente
          </Button>
        )}
        <Button disabled={lista.isPending} onClick={() => lista.mutate()}>
          Baixar a lista
        </Button>
        {acoes.includes('encerrar') && <Button onClick={() => setAberto('encerrar')}>Encerrar</Button>}
      </div>
      {lista.error && <p role="alert">{sentenceOf(lista.error)}</p>}
      {aberto === 'semear' && <SementeDialog {...dialogo} />}
      {aberto === 'encerrar' && <EncerrarDialog {...dialogo} />}
    </Card>
  );
}
