import { useState } from 'react';
import { Card } from '../ui/card.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Segmented } from '../ui/segmented.component.tsx';
import { SupplierForm } from '../ui/supplier-form.component.tsx';
import { TextArea } from '../ui/text-input.component.tsx';
import { decidirTrocaPeloCodigo } from './fornecedor.calls.ts';
import { TrocaEscrita } from './troca.component.tsx';
import type { TrocaVista } from './trocas.queries.ts';
import './trocas.css';

interface Props {
  codigo: string;
  troca: TrocaVista;
  decidida: (troca: TrocaVista) => void;
}

const RESPOSTAS = [
  { value: 'sim', label: 'Aceito' },
  { value: 'nao', label: 'Recuso' },
] as const;

export function DecidirTroca({ codigo, troca, decidida }: Props) {
  const [resposta, setResposta] = useState<'sim' | 'nao' | null>(null);
  const [motivo, setMotivo] = useState('');
  const aceita = resposta === 'sim';
  return (
    <>
      {troca.situacao !== 'PEDIDA' && (
        <p role="status" className="recado recado--ok">
          Recebemos a sua decisão. Pode fechar esta página; este endereço não abre mais.
        </p>
      )}
      <Card className="trocas-da-lista">
        <p>
          <strong>{troca.fornecedor}</strong>, pede-se uma troca:
        </p>
        <TrocaEscrita troca={troca} />
      </Card>
      {troca.situacao === 'PEDIDA' && (
        <SupplierForm
          submit="Enviar a decisão"
          disabled={!resposta || (!aceita && motivo.trim().length < 3)}
          send={nome =>
            decidirTrocaPeloCodigo(codigo, { nome, aceita, ...(motivo.trim() && { motivo: motivo.trim() }) })
          }
          done={decidida}
        >
          <Segmented legend="Sua decisão" options={RESPOSTAS} chosen={resposta} choose={setResposta} />
          {resposta === 'nao' && (
            <Field label="Por que recusa">
              <TextArea
                rows={3}
                maxLength={500}
                required
                value={motivo}
                onChange={({ target }) => setMotivo(target.value)}
              />
            </Field>
          )}
        </SupplierForm>
      )}
    </>
  );
}
