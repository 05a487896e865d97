import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { readInteger } from '../record/typed.ts';
import { listarTiposPublico } from '../tipos-publico/tipos-publico.queries.ts';
import { Card } from '../ui/card.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { simularEmpenhos } from './empenhos.queries.ts';

const MOST = 100_000;
const isCount = (pessoas: number | undefined): pessoas is number =>
  pessoas !== undefined && pessoas !== 0 && Math.abs(pessoas) <= MOST;

/** What so many people more, or fewer, would cost of the balance. Nothing is kept. */
export function SimulacaoDoSaldo({ contratoId }: { contratoId: number }) {
  const publicos = useQuery(listarTiposPublico());
  const [digitado, setDigitado] = useState('');
  const [escolhido, setEscolhido] = useState<number | null>(null);
  const pessoas = readInteger(digitado.trim().replace('−', '-'));
  const tipoPublicoId = escolhido ?? publicos.data?.[0]?.id;
  const pode = isCount(pessoas) && tipoPublicoId !== undefined;
  const simulada = useQuery({
    ...simularEmpenhos(contratoId, { pessoas: pessoas ?? 0, tipoPublicoId: tipoPublicoId ?? 0 }),
    enabled: pode,
    placeholderData: keepPreviousData,
  });
  return (
    <Card as="details" className="empenhos-simulacao">
      <summary>E se mudar o número de pessoas?</summary>
      <div className="empenhos-simulacao-campos">
        <Field label="Pessoas a mais (menos: −10)">
          <TextInput
            inputMode="text"
            maxLength={8}
            placeholder="30"
            value={digitado}
            onChange={({ target }) => setDigitado(target.value)}
          />
        </Field>
        <Field label="Público">
          <Select value={tipoPublicoId} onChange={({ target }) => setEscolhido(Number(target.value))}>
            {publicos.data?.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div role="status">
        {digitado.trim() !== '' && !pode && <p>Digite um número inteiro até 100.000, como 30 ou −10.</p>}
        {pode && simulada.data && (
          <Notice tone={simulada.data.comMudanca?.aviso ? 'aviso' : 'info'}>{simulada.data.frase}</Notice>
        )}
        {pode && simulada.error && <Notice tone="perigo">{sentenceOf(simulada.error)}</Notice>}
      </div>
    </Card>
  );
}
