import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listarTiposAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.queries.ts';
import { listarTiposPublico } from '../tipos-publico/tipos-publico.queries.ts';
import { addDays } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField, DayField } from '../ui/form-field.component.tsx';
import { Conferir } from './conferir.dialog.tsx';
import { emDias } from './suspensoes.labels.ts';
import { corrigir, pedirSuspensao, suspender } from './suspensoes.mutations.ts';
import type { Efeito, Suspensao, SuspensaoPedida, Suspensoes } from './suspensoes.queries.ts';
import { Tipos } from './tipos.component.tsx';

interface Digitada {
  inicio: string | null;
  fim: string | null;
  refeicoes: readonly number[] | null;
  publicos: readonly number[] | null;
  motivo: string;
}

interface Props {
  de: Pick<Suspensoes, 'lotacao' | 'hoje' | 'pede'>;
  /** The one that is corrected. */
  antes?: Suspensao | undefined;
  sair: () => void;
}

const CURTO = 5;
const ativosDe = <T extends { ativo: boolean }>(tipos: readonly T[] = []) => tipos.filter(({ ativo }) => ativo);
const idsDe = (tipos: readonly { id: number }[]) => (tipos.length ? tipos.map(({ id }) => id) : null);

const corpoDe = ({ inicio, fim, refeicoes, publicos, motivo }: Digitada): SuspensaoPedida => ({
  ...{ inicio: inicio ?? '', fim: fim ?? '', motivo: motivo.trim() },
  ...(refeicoes && { refeicoes: [...refeicoes] }),
  ...(publicos && { publicos: [...publicos] }),
});

const comecoDe = (antes: Suspensao | undefined, hoje: string): Digitada =>
  antes
    ? {
        ...{ inicio: antes.inicio, fim: antes.fim, motivo: antes.motivo },
        ...{ refeicoes: idsDe(antes.refeicoes), publicos: idsDe(antes.publicos) },
      }
    : { inicio: addDays(hoje, 1), fim: addDays(hoje, 1), refeicoes: null, publicos: null, motivo: '' };

/** Typed; by the manager also seen with all it touches, then confirmed. The unit asks, and nothing changes until it is decided. */
export function SuspenderDialog({ de: { lotacao, hoje, pede }, antes, sair }: Props) {
  const [previsto, setPrevisto] = useState<Efeito | null>(null);
  const refeicoes = useQuery(listarTiposAlimentacao());
  const publicos = useQuery(listarTiposPublico());
  const ato = (dita: SuspensaoPedida) => (antes ? corrigir(antes, dita) : suspender(lotacao.id, dita));
  const form = useForm<Digitada, Efeito | Suspensao>({
    start: () => comecoDe(antes, hoje),
    send: digitada => (pede ? pedirSuspensao(lotacao.id, corpoDe(digitada)) : ato(corpoDe(digitada))(false, true)),
    onSent: feito => ('simulada' in feito ? setPrevisto(feito) : sair()),
    ready: ({ inicio, fim, refeicoes: destas, publicos: destes, motivo }) =>
      inicio !== null && fim !== null && destas?.length !== 0 && destes?.length !== 0 && motivo.trim().length >= CURTO,
  });
  if (previsto) {
    const dita = corpoDe(form.values);
    const frase = `${lotacao.nome}. ${emDias(dita.inicio, dita.fim)}: ${dita.motivo}`;
    return <Conferir frase={frase} ato={ato(dita)} previsto={previsto} voltar={() => setPrevisto(null)} sair={sair} />;
  }
  const titulo = antes ? 'Corrigir a suspensão' : pede ? 'Pedir a suspensão da atividade' : 'Suspender a atividade';
  return (
    <FormDialog
      title={titulo}
      form={form}
      verb={pede ? 'Pedir ao gestor' : 'Ver o que toca'}
      doing={pede ? 'Pedindo…' : 'Conferindo…'}
      close={sair}
      long
    >
      <p>
        {pede
          ? 'O gestor decide. Até lá nada muda: os pedidos destes dias continuam esperados.'
          : `${lotacao.nome} não pede nestes dias, e ninguém a cobra. Nada se paga pelo que não foi entregue.`}
      </p>
      <DayField form={form} name="inicio" label="Primeiro dia suspenso" />
      <DayField form={form} name="fim" label="Último dia suspenso" />
      <Tipos
        legenda="Refeições que se suspendem"
        tipos={ativosDe(refeicoes.data)}
        escolhidos={form.values.refeicoes}
        escolher={destas => form.set({ refeicoes: destas })}
      />
      <Tipos
        legenda="Para quem"
        tipos={ativosDe(publicos.data)}
        escolhidos={form.values.publicos}
        escolher={destes => form.set({ publicos: destes })}
      />
      <AreaField form={form} name="motivo" label="Motivo" rows={2} required maxLength={200} />
    </FormDialog>
  );
}
