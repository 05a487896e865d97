import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type ContextoMotivo, listarMotivos, type Motivo } from './pedidos.queries.ts';
import type { MotivoDoEnvio } from './rascunho-local.store.ts';

export interface Escolha {
  motivo: Motivo | null;
  texto: string;
}

export const SEM_ESCOLHA: Escolha = { motivo: null, texto: '' };

/** As the contract's TextoDaDecisao. */
const MINIMO = 3;
const MAXIMO = 400;

/** Whether the reason may be sent: one is chosen, and explained where it asks so. */
export const completa = ({ motivo, texto }: Escolha) =>
  motivo !== null && (texto.trim() === '' ? !motivo.exigeTexto : texto.trim().length >= MINIMO);

/** As it goes to the server; null while nothing is chosen. */
export const motivada = ({ motivo, texto }: Escolha): MotivoDoEnvio | null =>
  motivo && { motivoId: motivo.id, ...(texto.trim() && { texto: texto.trim() }) };

/** What is missing, in words for the person. */
export const faltaNa = ({ motivo }: Escolha) =>
  motivo === null ? 'Escolha um motivo.' : `Explique com ao menos ${MINIMO} letras.`;

interface Props {
  contexto: ContextoMotivo;
  escolha: Escolha;
  escolher: (escolha: Escolha) => void;
  legenda?: string;
  /** Said under the field, and tied to it. */
  erro?: string | null;
  /** The dialog has this one question: the first reason has the focus. */
  primeira?: boolean;
}

/** One click for the usual reasons; a word more where it helps. */
export function EscolhaDoMotivo({ contexto, escolha, escolher, legenda, erro = null, primeira = false }: Props) {
  const motivos = useQuery(listarMotivos(contexto));
  const id = useId();
  return (
    <div className="motivo">
      <fieldset className="motivo-escolhas">
        <legend>{legenda ?? 'Motivo (fica registrado no pedido)'}</legend>
        {motivos.data?.map((motivo, n) => (
          <button
            key={motivo.id}
            type="button"
            className="botao"
            aria-pressed={escolha.motivo?.id === motivo.id}
            // biome-ignore lint/a11y/noAutofocus: the dialog asks this one thing
            autoFocus={primeira && n === 0}
            onClick={() => {
              escolher({ ...escolha, motivo });
              if (motivo.exigeTexto) document.getElementById(id)?.focus();
            }}
          >
            {motivo.texto}
          </button>
        ))}
      </fieldset>
      <label className="campo">
        <span>{escolha.motivo?.exigeTexto ? 'Explique' : 'Explique, se quiser'}</span>
        <textarea
          id={id}
          className="entrada"
          rows={2}
          maxLength={MAXIMO}
          value={escolha.texto}
          aria-invalid={erro !== null}
          aria-describedby={`${id}-erro`}
          onChange={({ target }) => escolher({ ...escolha, texto: target.value })}
        />
      </label>
      <p id={`${id}-erro`} className="justificativa-erro" aria-live="polite">
        {erro}
      </p>
    </div>
  );
}
