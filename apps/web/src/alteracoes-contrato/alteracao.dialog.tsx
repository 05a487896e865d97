import { ROTULO_DE_TIPO_ALTERACAO_CONTRATO } from '@alipen/contracts/generated/rotulos/alteracoes-contrato';
import { useState } from 'react';
import { formatDay } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField, DayField, TextField } from '../ui/form-field.component.tsx';
import { formatMoney } from '../ui/number.format.ts';
import { today } from '../ui/today.ts';
import { corpoDe, type Digitada, prontaPara } from './alteracao.model.ts';
import { simularAlteracao } from './alteracoes-contrato.mutations.ts';
import type { Alteracao, AlteracaoFeita, Contrato } from './alteracoes-contrato.queries.ts';
import { Conferir } from './conferir.dialog.tsx';
import { Quantidades } from './quantidades.component.tsx';

interface Props {
  contrato: Contrato;
  tipo: Alteracao['tipo'];
  sair: () => void;
}

/** Typed, then seen as it would be, then registered. */
export function AlteracaoDialog({ contrato, tipo, sair }: Props) {
  const { itens, vigenciaFim, valorTotalCentavos } = contrato;
  const [prevista, setPrevista] = useState<AlteracaoFeita | null>(null);
  const form = useForm<Digitada, AlteracaoFeita>({
    start: {
      ...{ data: today(), processo: contrato.processo, motivo: '', vigenciaFim: null, valorTotalCentavos: '' },
      ...{ indice: '', valeDe: null, quantidades: {} },
    },
    send: digitada => simularAlteracao(contrato, corpoDe(tipo, digitada, itens)),
    onSent: setPrevista,
    ready: prontaPara(tipo, itens),
  });
  if (prevista) {
    const corpo = corpoDe(tipo, form.values, itens);
    return (
      <Conferir contrato={contrato} corpo={corpo} prevista={prevista} voltar={() => setPrevista(null)} sair={sair} />
    );
  }
  return (
    <FormDialog
      title={`Novo ${ROTULO_DE_TIPO_ALTERACAO_CONTRATO[tipo].toLowerCase()}`}
      form={form}
      verb="Ver o que muda"
      doing="Conferindo…"
      close={sair}
      long
    >
      {tipo === 'ADITIVO' ? (
        <>
          <DayField form={form} name="vigenciaFim" label={`Prorrogar até (hoje ${formatDay(vigenciaFim)}; opcional)`} />
          <Quantidades
            itens={itens}
            quantidades={form.values.quantidades}
            mudar={quantidades => form.set({ quantidades })}
          />
        </>
      ) : (
        <>
          <TextField
            form={form}
            name="indice"
            label="Índice do reajuste (%)"
            inputMode="decimal"
            required
            maxLength={12}
            placeholder="4,83"
          />
          <DayField form={form} name="valeDe" label="Preços a partir de" />
        </>
      )}
      <TextField
        form={form}
        name="valorTotalCentavos"
        label={`Novo valor total (hoje ${formatMoney(valorTotalCentavos)}; opcional)`}
        inputMode="decimal"
        maxLength={24}
      />
      <DayField form={form} name="data" label="Data da assinatura" />
      <TextField form={form} name="processo" label="Processo" required maxLength={60} />
      <AreaField form={form} name="motivo" label="Por quê" rows={2} required maxLength={500} />
    </FormDialog>
  );
}
