import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { Field } from '../ui/field.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { TextArea } from '../ui/text-input.component.tsx';
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
  const [texto, setTexto] = useState('');
  const responder = useMutation({ mutationFn: () => responderCorrecao(correcao, texto.trim()) });
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    responder.mutate();
  };
  return (
    <form className="medicao-formulario" onSubmit={enviar}>
      <Field label="O mapa está certo? Diga por quê. Se não, peça ao gestor que reabra o dia.">
        <TextArea rows={2} maxLength={500} value={texto} onChange={({ target }) => setTexto(target.value)} />
      </Field>
      {responder.error && <p role="alert">{sentenceOf(responder.error)}</p>}
      <div className="medicao-botoes">
        <Button type="submit" disabled={responder.isPending || texto.trim().length < CURTO}>
          {responder.isPending ? 'Respondendo…' : 'Responder'}
        </Button>
      </div>
    </form>
  );
}
