import { useState } from 'react';
import { Card } from '../../ui/card.component.tsx';
import { Radio } from '../../ui/check.component.tsx';
import { formatDay } from '../../ui/date.format.ts';
import { Field } from '../../ui/field.component.tsx';
import { paperInteger, paperMoment } from '../../ui/paper.format.ts';
import { SupplierForm } from '../../ui/supplier-form.component.tsx';
import { TextArea, TextInput } from '../../ui/text-input.component.tsx';
import { respostaDigitada } from './perguntas.model.ts';
import { type AResponder, type Recebida, type Resposta, responderPerguntaPeloCodigo } from './responder.calls.ts';
import './responder-pergunta.css';

type Atendimento = Resposta['atendimento'];

/** In the first person, as the supplier says it. */
const RESPOSTAS: Readonly<Record<Atendimento, string>> = {
  ATENDE: 'Sim, atendo',
  ATENDE_EM_PARTE: 'Atendo em parte',
  NAO_ATENDE: 'Não atendo',
};

export function AResponderSobre({ pergunta }: { pergunta: AResponder }) {
  const { fornecedor, numero, lotacao, municipio, data, refeicoes, total, texto, prazo } = pergunta;
  return (
    <Card className="responder-pergunta">
      <p>
        <strong>{fornecedor}</strong>, dá para atender o pedido {numero} de <strong>{lotacao}</strong>, em {municipio},
        para <strong>{formatDay(data)}</strong>?
      </p>
      <ul>
        {refeicoes.map(({ nome, quantidade }) => (
          <li key={nome}>
            <span>{nome}</span>
            <strong>{paperInteger(quantidade)}</strong>
          </li>
        ))}
        <li>
          <span>Total de refeições</span>
          <strong>{paperInteger(total)}</strong>
        </li>
      </ul>
      {texto && <p className="responder-texto">{texto}</p>}
      <p>
        <strong>Responda até {paperMoment(prazo)}.</strong> A resposta é uma só.
      </p>
    </Card>
  );
}

interface Props {
  codigo: string;
  pergunta: AResponder;
  recebida: (recebida: Recebida) => void;
}

export function ResponderPergunta({ codigo, pergunta: { total }, recebida }: Props) {
  const [digitada, setDigitada] = useState({ atendimento: null as Atendimento | null, quantidade: '', texto: '' });
  const mudar = (parte: Partial<typeof digitada>) => setDigitada(antes => ({ ...antes, ...parte }));
  const resposta = respostaDigitada(digitada);
  const { atendimento } = digitada;
  return (
    <SupplierForm
      submit="Enviar resposta"
      disabled={!resposta}
      send={nome =>
        resposta
          ? responderPerguntaPeloCodigo(codigo, { nome, ...resposta })
          : Promise.reject(new Error('nothing said'))
      }
      done={recebida}
    >
      <fieldset className="responder-escolha">
        <legend>Sua resposta</legend>
        {Object.entries(RESPOSTAS).map(([valor, rotulo]) => (
          <label key={valor}>
            <Radio
              name="atendimento"
              required
              checked={atendimento === valor}
              onChange={() => mudar({ atendimento: valor as Atendimento })}
            />
            {rotulo}
          </label>
        ))}
      </fieldset>
      {atendimento === 'ATENDE_EM_PARTE' && (
        <Field label={`Quantas refeições, de ${paperInteger(total)}`}>
          <TextInput
            inputMode="numeric"
            pattern="[0-9]{1,7}"
            maxLength={7}
            value={digitada.quantidade}
            onChange={({ target }) => mudar({ quantidade: target.value })}
          />
        </Field>
      )}
      {(atendimento === 'ATENDE_EM_PARTE' || atendimento === 'NAO_ATENDE') && (
        <Field label={atendimento === 'NAO_ATENDE' ? 'Por que não atende' : 'O que fica de fora'}>
          <TextArea
            rows={4}
            maxLength={1000}
            required={atendimento === 'NAO_ATENDE'}
            value={digitada.texto}
            onChange={({ target }) => mudar({ texto: target.value })}
          />
        </Field>
      )}
    </SupplierForm>
  );
}
