import { formatInstant } from '../ui/date.format.ts';
import { Form, FormRefusal, Submit } from '../ui/form.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { AreaField } from '../ui/form-field.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { CORRECOES } from './medicoes.labels.ts';
import { responderCorrecao } from './medicoes.mutations.ts';
import type { Correcao } from './medicoes.queries.ts';

const CURTO = 5;

export function UmaCorrecao({ correcao, onde }: { correcao: Correcao; onde: string }) {
  const { refeicao, publico, situacao, motivo, pedidaPor, pedidaEm, resposta, respondidaPor, respondidaEm } = correcao;
  const { rotulo, tom } = CORRECOES[situacao];
  return (
    <li className="medicao-correcao">
      <p>
        <Pill tone={tom}>{rotulo}</Pill> <strong>{onde}</strong>
        {refeicao && ` · ${refeicao}${publico ? ` para ${publico}` : ''}`}
      </p>
      <p>
        {motivo}{' '}
        <span className="quieto">
          {pedidaPor}, {formatInstant(pedidaEm)}
        </span>
      </p>
      {resposta && (
        <p>
          Resposta: {resposta}{' '}
          <span className="quieto">
            {respondidaPor}, {formatInstant(respondidaEm ?? '')}
          </span>
        </p>
      )}
      {correcao.versaoDepois && (
        <p>
          A versão {correcao.versaoDepois} do mapa tomou o lugar da {correcao.versaoAntes}.{' '}
          <span className="quieto">{formatInstant(respondidaEm ?? '')}</span>
        </p>
      )}
      {correcao.acoes.includes('responder') && <Resposta correcao={correcao} />}
    </li>
  );
}

function Resposta({ correcao }: { correcao: Correcao }) {
  const form = useForm({
    start: { texto: '' },
    send: ({ texto }) => responderCorrecao(correcao, texto.trim()),
    ready: ({ texto }) => texto.trim().length >= CURTO,
  });
  return (
    <Form of={form}>
      <AreaField
        form={form}
        name="texto"
        label="O mapa está certo? Diga por quê. Se não, peça ao gestor que reabra o dia."
        rows={2}
        maxLength={500}
      />
      <FormRefusal form={form} />
      <div className="medicao-botoes">
        <Submit of={form} variant="plain" doing="Respondendo…">
          Responder
        </Submit>
      </div>
    </Form>
  );
}
