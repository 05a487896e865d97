import { useQuery } from '@tanstack/react-query';
import { addDays } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { DayField } from '../ui/form-field.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { today } from '../ui/today.ts';
import { EscolhaPainel } from './escolha-painel.component.tsx';
import { atenderLotacoes } from './fornecedores.mutations.ts';
import { type ContratoDetalhado, listarLotacoesCandidatas } from './fornecedores.queries.ts';
import { Refeicoes, useRefeicoesDoContrato } from './refeicoes.component.tsx';

interface Props {
  contrato: ContratoDetalhado;
  fechar: () => void;
  incluidas: (quantas: number) => void;
}

interface Escolha {
  inicio: string | null;
  fim: string | null;
  /** null: all that the contract has. */
  refeicoes: readonly number[] | null;
  escolhidas: ReadonlySet<number>;
}

export function EscolhaDeLotacoes({ contrato, fechar, incluidas }: Props) {
  const amanha = addDays(today(), 1);
  const { nomes, todas } = useRefeicoesDoContrato(contrato);
  const form = useForm<Escolha>({
    start: {
      inicio: [contrato.vigenciaInicio, amanha].sort()[1] ?? amanha,
      fim: null,
      refeicoes: null,
      escolhidas: new Set(),
    },
    send: ({ escolhidas, inicio, fim, refeicoes }) =>
      atenderLotacoes(contrato.id, {
        lotacaoIds: [...escolhidas],
        inicio: inicio ?? '',
        fim,
        ...(refeicoes && { refeicoes: [...refeicoes] }),
      }),
    onSent: (_, { escolhidas }) => {
      incluidas(escolhidas.size);
      fechar();
    },
    ready: ({ escolhidas, inicio, refeicoes }) => escolhidas.size > 0 && inicio !== null && refeicoes?.length !== 0,
  });
  const { inicio, fim, refeicoes, escolhidas } = form.values;
  const candidatas = useQuery({
    ...listarLotacoesCandidatas(contrato.id, inicio ?? '', fim),
    enabled: inicio !== null && (fim === null || fim >= inicio),
  });
  return (
    <FormDialog
      title={`Lotações do contrato ${contrato.numero}`}
      form={form}
      verb={escolhidas.size ? `Atender ${formatCount(escolhidas.size, 'lotação', 'lotações')}` : 'Escolha as lotações'}
      back="Voltar"
      close={fechar}
      width={920}
    >
      <div className="escolha-periodo">
        <DayField form={form} name="inicio" label="Atende de" />
        <DayField form={form} name="fim" label="Até (em branco: fim do contrato)" />
      </div>
      <Refeicoes ids={todas} nomes={nomes} escolhidas={refeicoes ?? todas} escolher={form.at('refeicoes').onChange} />
      <QueryState query={candidatas} skeletonHeight={320}>
        {({ itens }) => (
          <EscolhaPainel
            itens={itens}
            nomes={nomes}
            refeicoes={refeicoes ?? todas}
            escolhidas={escolhidas}
            escolher={form.at('escolhidas').onChange}
          />
        )}
      </QueryState>
    </FormDialog>
  );
}
