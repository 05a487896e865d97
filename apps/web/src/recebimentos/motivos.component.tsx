import { useId } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { TextArea } from '../ui/text-input.component.tsx';
import type { Escolha } from './conferencia.model.ts';
import type { MotivoDeEntrega } from './recebimentos.queries.ts';

interface Props {
  titulo: string;
  motivos: readonly MotivoDeEntrega[];
  escolha: Escolha;
  erro: string | undefined;
  mudar: (escolha: Escolha) => void;
}

export function Motivos({ titulo, motivos, escolha, erro, mudar }: Props) {
  const id = useId();
  const escolhido = motivos.find(motivo => motivo.id === escolha.motivoId);
  return (
    <fieldset className="portao-motivos" aria-describedby={erro ? `${id}-erro` : undefined}>
      <legend>{titulo}</legend>
      <div className="portao-fichas">
        {motivos.map(motivo => (
          <Button
            variant="bare"
            key={motivo.id}
            className="portao-ficha"
            aria-pressed={motivo.id === escolha.motivoId}
            onClick={() => mudar({ ...escolha, motivoId: motivo.id === escolha.motivoId ? null : motivo.id })}
          >
            {motivo.texto}
          </Button>
        ))}
      </div>
      {(escolhido?.exigeTexto || escolha.texto) && (
        <Field label="Explique">
          <TextArea
            rows={2}
            maxLength={500}
            value={escolha.texto}
            onChange={({ target }) => mudar({ ...escolha, texto: target.value })}
          />
        </Field>
      )}
      {erro && (
        <small id={`${id}-erro`} className="campo-erro" role="alert">
          {erro}
        </small>
      )}
    </fieldset>
  );
}
