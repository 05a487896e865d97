import { ROTULO_DE_SITUACAO_AJUSTE } from '@alipen/contracts/generated/rotulos/pedidos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { Field } from '../ui/field.component.tsx';
import { labelled } from '../ui/labelled.ts';
import { Notice } from '../ui/notice.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { responderAjuste } from './decisoes.mutations.ts';
import { useNomes } from './nomes.hook.ts';
import type { Pedido } from './pedidos.queries.ts';

type AjusteFeito = Pedido['ajustes'][number];

const SITUACOES = labelled(ROTULO_DE_SITUACAO_AJUSTE, {
  SOLICITADO: { tone: 'aviso' },
  ACEITO: { tone: 'ok' },
  RECUSADO: { tone: 'perigo' },
});

export function Ajustes({ pedido }: { pedido: Pedido }) {
  if (pedido.ajustes.length === 0) return <p className="quieto">Nada mudou depois do envio.</p>;
  return (
    <ol className="detalhe-historico">
      {pedido.ajustes.toReversed().map(ajuste => (
        <Linha key={ajuste.id} ajuste={ajuste} pedido={pedido} />
      ))}
    </ol>
  );
}

function Linha({ ajuste, pedido }: { ajuste: AjusteFeito; pedido: Pedido }) {
  const nomes = useNomes();
  const { rotulo, tone } = SITUACOES[ajuste.situacao];
  return (
    <li>
      <strong>
        {nomes(ajuste)}: {ajuste.de} → {ajuste.para}
      </strong>
      <span>
        <Pill tone={tone}>{ajuste.automatico ? `${rotulo} na hora` : rotulo}</Pill>
      </span>
      <span className="quieto">
        {formatInstant(ajuste.solicitadoEm)} · {ajuste.solicitadoPor}
      </span>
      <p>
        {ajuste.motivo}
        {ajuste.texto && `: ${ajuste.texto}`}
      </p>
      {ajuste.respondidoPor && ajuste.respondidoEm && (
        <p>
          Respondido por {ajuste.respondidoPor} em {formatInstant(ajuste.respondidoEm)}
          {ajuste.resposta && `: ${ajuste.resposta}`}
        </p>
      )}
      {ajuste.situacao === 'SOLICITADO' && pedido.acoes.includes('aceitarAjuste') && (
        <Resposta ajuste={ajuste} pedido={pedido} />
      )}
    </li>
  );
}

function Resposta({ ajuste, pedido }: { ajuste: AjusteFeito; pedido: Pedido }) {
  const client = useQueryClient();
  const [recusa, setRecusa] = useState('');
  const responder = useMutation({
    ...responderAjuste(pedido),
    onError: () => client.invalidateQueries({ queryKey: ['obterPedido', pedido.id] }),
  });
  const dita = recusa.trim();
  return (
    <div className="decisao-campos">
      <Field label="Se recusar, diga por quê">
        <TextInput maxLength={400} value={recusa} onChange={({ target }) => setRecusa(target.value)} />
      </Field>
      <Toolbar>
        <Button
          variant="primary"
          disabled={responder.isPending}
          onClick={() => responder.mutate({ ajusteId: ajuste.id, recusa: null })}
        >
          Aceitar
        </Button>
        <Button
          disabled={responder.isPending || dita.length < 3}
          title={dita.length < 3 ? 'Escreva o porquê para recusar' : undefined}
          onClick={() => responder.mutate({ ajusteId: ajuste.id, recusa: dita })}
        >
          Recusar
        </Button>
      </Toolbar>
      {responder.error && <Notice tone="perigo">{sentenceOf(responder.error)}</Notice>}
    </div>
  );
}
