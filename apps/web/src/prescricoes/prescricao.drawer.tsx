import { ROTULO_DE_PROFISSAO_DO_PRESCRITOR } from '@alipen/contracts/generated/rotulos/prescricoes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { idIn } from '../record/record.address.ts';
import '../record/record.css';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { Drawer } from '../ui/drawer.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import './prescricoes.css';
import {
  type Ato,
  AutorizarDialog,
  EncerrarDialog,
  RecusarDialog,
  RenovarDialog,
  TransferirDialog,
} from './atos.dialog.tsx';
import { obterPrescricao, type Prescricao } from './prescricoes.queries.ts';
import { SituacaoDaPrescricao } from './situacao.component.tsx';

type Acao = Prescricao['acoes'][number];

const ATOS = {
  autorizar: { verbo: 'Autorizar', Dialogo: AutorizarDialog },
  recusar: { verbo: 'Recusar', Dialogo: RecusarDialog },
  renovar: { verbo: 'Renovar', Dialogo: RenovarDialog },
  transferir: { verbo: 'Transferir', Dialogo: TransferirDialog },
  encerrar: { verbo: 'Encerrar', Dialogo: EncerrarDialog },
} as const satisfies Record<Acao, { verbo: string; Dialogo: ComponentType<Ato> }>;

export function PrescricaoDrawer({ item, close }: { item: string; close: () => void }) {
  const id = idIn(item);
  const lida = useQuery({ ...obterPrescricao(id ?? 0), enabled: id !== null });
  const { data } = lida;
  return (
    <Drawer
      width={560}
      title={
        <span className="registro-titulo">
          {data ? `${data.dieta.codigo} de ${data.pessoa}` : 'Carregando…'}
          {data && <SituacaoDaPrescricao {...data} />}
        </span>
      }
      close={close}
    >
      {id === null ? (
        <p>Esta dieta não existe.</p>
      ) : (
        <QueryState query={lida} skeletonHeight={320}>
          {vista => <Conteudo vista={vista} />}
        </QueryState>
      )}
    </Drawer>
  );
}

function Conteudo({ vista }: { vista: Prescricao }) {
  const [acao, setAcao] = useState<Acao | null>(null);
  const [, setSearch] = useSearchParams();
  const cache = useQueryClient();
  const feito = (depois: Prescricao) => {
    setAcao(null);
    cache.setQueryData(obterPrescricao(depois.id).queryKey, depois);
    for (const chave of ['listarPrescricoes', 'obterPrescricao', 'listarDietasDoDia'])
      void cache.invalidateQueries({ queryKey: [chave] });
    // A renewal and a transfer open another one.
    if (depois.id !== vista.id) setSearch(antes => withParams(antes, { item: String(depois.id) }));
  };
  const Dialogo = acao && ATOS[acao].Dialogo;
  return (
    <>
      <dl className="prescricao">
        <Linha nome="Dieta" valor={`${vista.dieta.codigo} ${vista.dieta.nome}`} />
        <Linha nome="Unidade" valor={vista.lotacao.nome} />
        <Linha nome="Público" valor={vista.publico.nome} />
        <Linha nome="Vale" valor={`de ${formatDay(vista.de)} a ${formatDay(vista.ate)}`} />
        <Linha
          nome="Quem prescreveu"
          valor={`${ROTULO_DE_PROFISSAO_DO_PRESCRITOR[vista.profissao]} ${vista.registro}`}
        />
        <Linha nome="Pedida" valor={`por ${vista.pedidaPor}, em ${formatInstant(vista.pedidaEm)}`} />
        {vista.decididaPor && vista.decididaEm && (
          <Linha
            nome={vista.situacao === 'RECUSADA' ? 'Recusada' : 'Autorizada'}
            valor={`por ${vista.decididaPor}, em ${formatInstant(vista.decididaEm)}`}
          />
        )}
        {vista.motivo && <Linha nome="Motivo" valor={vista.motivo} />}
      </dl>
      <Toolbar>
        {vista.acoes.map((cada, n) => (
          <Button key={cada} variant={n === 0 ? 'primary' : 'plain'} onClick={() => setAcao(cada)}>
            {ATOS[cada].verbo}
          </Button>
        ))}
      </Toolbar>
      {Dialogo && <Dialogo vista={vista} feito={feito} sair={() => setAcao(null)} />}
    </>
  );
}

const Linha = ({ nome, valor }: { nome: string; valor: string }) => (
  <div>
    <dt>{nome}</dt>
    <dd>{valor}</dd>
  </div>
);
