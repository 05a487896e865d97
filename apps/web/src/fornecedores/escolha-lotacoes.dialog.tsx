import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { addDays } from '../ui/date.format.ts';
import { DateField, today } from '../ui/date-field.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { EscolhaPainel } from './escolha-painel.component.tsx';
import { atenderLotacoes } from './fornecedores.mutations.ts';
import { type ContratoDetalhado, listarLotacoesCandidatas } from './fornecedores.queries.ts';
import { Recusa } from './recusa.component.tsx';
import { Refeicoes, useRefeicoesDoContrato } from './refeicoes.component.tsx';

interface Props {
  contrato: ContratoDetalhado;
  fechar: () => void;
  incluidas: (quantas: number) => void;
}

export function EscolhaDeLotacoes({ contrato, fechar, incluidas }: Props) {
  const amanha = addDays(today(), 1);
  const [inicio, setInicio] = useState<string | null>([contrato.vigenciaInicio, amanha].sort()[1] ?? amanha);
  const [fim, setFim] = useState<string | null>(null);
  const { nomes, todas } = useRefeicoesDoContrato(contrato);
  const [refeicoes, setRefeicoes] = useState<readonly number[] | null>(null);
  const [escolhidas, setEscolhidas] = useState<ReadonlySet<number>>(new Set());
  const candidatas = useQuery({
    ...listarLotacoesCandidatas(contrato.id, inicio ?? '', fim),
    enabled: inicio !== null && (fim === null || fim >= inicio),
  });
  const atender = useMutation({
    ...atenderLotacoes(contrato.id),
    onSuccess: (_, { lotacaoIds }) => {
      incluidas(lotacaoIds.length);
      fechar();
    },
  });
  const quantas = formatCount(escolhidas.size, 'lotação', 'lotações');
  const enviar = () =>
    inicio &&
    atender.mutate({
      lotacaoIds: [...escolhidas],
      inicio,
      fim,
      ...(refeicoes && { refeicoes: [...refeicoes] }),
    });
  return (
    <Dialog
      title={`Lotações do contrato ${contrato.numero}`}
      close={fechar}
      busy={atender.isPending}
      width={920}
      footer={
        <>
          <Button onClick={fechar}>Cancelar</Button>
          <Button
            variant="primary"
            disabled={escolhidas.size === 0 || !inicio || refeicoes?.length === 0 || atender.isPending}
            onClick={enviar}
          >
            {escolhidas.size ? `Atender ${quantas}` : 'Escolha as lotações'}
          </Button>
        </>
      }
    >
      <div className="dialogo-corpo">
        <div className="escolha-periodo">
          <DateField label="Atende de" value={inicio} onChange={setInicio} />
          <DateField label="Até (em branco: fim do contrato)" value={fim} onChange={setFim} />
        </div>
        <Refeicoes ids={todas} nomes={nomes} escolhidas={refeicoes ?? todas} escolher={setRefeicoes} />
        <Recusa erro={atender.error} />
        <QueryState query={candidatas} skeletonHeight={320}>
          {({ itens }) => (
            <EscolhaPainel
              itens={itens}
              nomes={nomes}
              refeicoes={refeicoes ?? todas}
              escolhidas={escolhidas}
              escolher={setEscolhidas}
            />
          )}
        </QueryState>
      </div>
    </Dialog>
  );
}
