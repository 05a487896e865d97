import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Contexto, listarMotivos } from '../motivos/motivos.queries.ts';
import type { Motivada } from './decisoes.mutations.ts';

/** As the contract's TextoDaDecisao. */
const MINIMO = 3;
const MAXIMO = 400;

interface Props {
  contexto: Contexto;
  /** Null while something is missing. */
  dizer: (motivo: Motivada | null) => void;
}

/** A reason of the catalogue, and the person's own words where the reason asks for them. */
export function MotivoCampos({ contexto, dizer }: Props) {
  const motivos = useQuery(listarMotivos()).data?.filter(motivo => motivo.contexto === contexto && motivo.ativo) ?? [];
  const [escolhido, setEscolhido] = useState<number | null>(null);
  const [texto, setTexto] = useState('');
  const id = useId();
  const exigeTexto = motivos.find(motivo => motivo.id === escolhido)?.exigeTexto ?? false;

  const mudar = (motivoId: number | null, escrito: string) => {
    setEscolhido(motivoId);
    setTexto(escrito);
    const dito = escrito.trim();
    const falta = motivos.find(motivo => motivo.id === motivoId)?.exigeTexto && dito.length < MINIMO;
    const curto = dito.length > 0 && dito.length < MINIMO;
    dizer(motivoId === null || falta || curto ? null : { motivoId, ...(dito && { texto: dito }) });
  };

  return (
    <div className="decisao-campos">
      <label className="campo">
        <span>Motivo</span>
        <select
          className="entrada"
          value={escolhido ?? ''}
          onChange={({ target }) => mudar(Number(target.value) || null, texto)}
        >
          <option value="">Escolha</option>
          {motivos.map(motivo => (
            <option key={motivo.id} value={motivo.id}>
              {motivo.texto}
            </option>
          ))}
        </select>
      </label>
      <label className="campo" htmlFor={id}>
        <span>{exigeTexto ? 'Explique com suas palavras' : 'Explicação (se precisar)'}</span>
        <textarea
          id={id}
          className="entrada"
          rows={3}
          maxLength={MAXIMO}
          value={texto}
          required={exigeTexto}
          onChange={({ target }) => mudar(escolhido, target.value)}
        />
      </label>
    </div>
  );
}
