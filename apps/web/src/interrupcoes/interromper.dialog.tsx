import { useState } from 'react';
import { addDays } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField, DayField } from '../ui/form-field.component.tsx';
import { today } from '../ui/today.ts';
import { Conferir } from './conferir.dialog.tsx';
import { simularInterrupcao } from './interrupcoes.mutations.ts';
import type { Contrato, Efeito, NovaInterrupcao } from './interrupcoes.queries.ts';
import { Refeicoes } from './refeicoes.component.tsx';

interface Digitada {
  inicio: string | null;
  fim: string | null;
  refeicoes: readonly number[] | null;
  motivo: string;
}

const CURTO = 5;

const corpoDe = ({ inicio, fim, refeicoes, motivo }: Digitada): NovaInterrupcao => ({
  ...{ inicio: inicio ?? '', fim: fim ?? '', motivo: motivo.trim(), cancelarForaDoLimite: false },
  ...(refeicoes && { refeicoes: [...refeicoes] }),
});

/** Typed, then seen with all it touches, then confirmed. */
export function InterromperDialog({ contrato, sair }: { contrato: Contrato; sair: () => void }) {
  const [previsto, setPrevisto] = useState<Efeito | null>(null);
  const form = useForm<Digitada, Efeito>({
    start: () => ({ inicio: addDays(today(), 1), fim: addDays(today(), 1), refeicoes: null, motivo: '' }),
    send: digitada => simularInterrupcao(contrato.id, corpoDe(digitada)),
    onSent: setPrevisto,
    ready: ({ inicio, fim, refeicoes, motivo }) =>
      inicio !== null && fim !== null && refeicoes?.length !== 0 && motivo.trim().length >= CURTO,
  });
  if (previsto) {
    const voltar = () => setPrevisto(null);
    return (
      <Conferir
        contrato={contrato}
        corpo={corpoDe(form.values)}
        previsto={previsto}
        mudar={setPrevisto}
        voltar={voltar}
        sair={sair}
      />
    );
  }
  return (
    <FormDialog title="Interromper a entrega" form={form} verb="Ver o que toca" doing="Conferindo…" close={sair} long>
      <p>
        {contrato.fornecedor} ({contrato.numero}) não entrega a nenhuma lotação nestes dias: elas não pedem, ninguém as
        cobra, e nada se paga pelo que não foi entregue.
      </p>
      <DayField form={form} name="inicio" label="Primeiro dia sem entrega" />
      <DayField form={form} name="fim" label="Último dia sem entrega" />
      <Refeicoes
        contrato={contrato}
        escolhidas={form.values.refeicoes}
        escolher={refeicoes => form.set({ refeicoes })}
      />
      <AreaField form={form} name="motivo" label="Motivo (as lotações o leem)" rows={2} required maxLength={200} />
    </FormDialog>
  );
}
