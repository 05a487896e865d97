import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.component.tsx';
import { Field } from '../../ui/field.component.tsx';
import { firstFocus } from '../../ui/first-focus.ts';
import { TextArea } from '../../ui/text-input.component.tsx';
import { type ContextoMotivo, listarMotivos } from '../pedidos.queries.ts';
import { type Escolha, MAXIMO } from './motivo.model.ts';
import './motivo.css';

interface Props {
  contexto: ContextoMotivo;
  escolha: Escolha;
  escolher: (escolha: Escolha) => void;
  legenda?: string;
  erro?: string | null;
  primeira?: boolean;
}

export function EscolhaDoMotivo({ contexto, escolha, escolher, legenda, erro = null, primeira = false }: Props) {
  const motivos = useQuery(listarMotivos(contexto));
  const id = useId();
  const recado = useRef<HTMLParagraphElement>(null);
  // The message may be below what the sheet shows.
  useEffect(() => {
    if (erro) recado.current?.scrollIntoView?.({ block: 'nearest' });
  }, [erro]);
  return (
    <div className="motivo">
      <fieldset className="motivo-escolhas">
        <legend>{legenda ?? 'Motivo (fica registrado no pedido)'}</legend>
        {motivos.data?.map((motivo, n) => (
          <Button
            key={motivo.id}
            aria-pressed={escolha.motivo?.id === motivo.id}
            ref={primeira && n === 0 ? firstFocus : undefined}
            onClick={() => {
              escolher({ ...escolha, motivo });
              if (motivo.exigeTexto) document.getElementById(id)?.focus();
            }}
          >
            {motivo.texto}
          </Button>
        ))}
      </fieldset>
      <Field label={escolha.motivo?.exigeTexto ? 'Explique' : 'Explique, se quiser'}>
        <TextArea
          id={id}
          rows={2}
          maxLength={MAXIMO}
          value={escolha.texto}
          aria-invalid={erro !== null}
          aria-describedby={`${id}-erro`}
          onChange={({ target }) => escolher({ ...escolha, texto: target.value })}
        />
      </Field>
      <p ref={recado} id={`${id}-erro`} className="justificativa-erro" aria-live="polite">
        {erro}
      </p>
    </div>
  );
}
