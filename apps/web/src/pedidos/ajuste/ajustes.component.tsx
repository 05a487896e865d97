import { ROTULO_DE_SITUACAO_AJUSTE } from '@alipen/contracts/generated/rotulos/pedidos';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/button.component.tsx';
import { formatInstant } from '../../ui/date.format.ts';
import { FormRefusal, Submit } from '../../ui/form.component.tsx';
import { useForm } from '../../ui/form.hook.ts';
import { TextField } from '../../ui/form-field.component.tsx';
import { labelled } from '../../ui/labelled.ts';
import { Pill } from '../../ui/pill.component.tsx';
import { Toolbar } from '../../ui/toolbar.component.tsx';
import { responderAjuste } from '../decisao/decisoes.mutations.ts';
import { useNomes } from '../nomes.hook.ts';
import type { Pedido } from '../pedidos.queries.ts';

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
  const form = useForm({
    start: { texto: '', aceita: false },
    send: ({ texto, aceita }) => responderAjuste(pedido, ajuste.id, aceita ? null : texto.trim()),
    onRefused: () => client.invalidateQueries({ queryKey: ['obterPedido', pedido.id] }),
    ready: ({ texto, aceita }) => aceita || texto.trim().length >= 3,
  });
  return (
    <form className="decisao-campos" {...form.props}>
      <TextField form={form} name="texto" label="Se recusar, diga por quê" maxLength={400} />
      <Toolbar>
        <Button variant="primary" disabled={form.busy} onClick={() => form.submit({ aceita: true })}>
          Aceitar
        </Button>
        <Submit of={form} variant="plain" title={form.ready ? undefined : 'Escreva o porquê para recusar'}>
          Recusar
        </Submit>
      </Toolbar>
      <FormRefusal form={form} />
    </form>
  );
}
