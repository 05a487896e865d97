import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { RecordDrawer } from '../record/record.drawer.tsx';
import { formatSince } from '../ui/date.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { Previa } from './aparencia.component.tsx';
import { INICIO, SECOES, SECOES_DO_NOVO } from './tipos-alimentacao.fields.ts';
import { criarTipo, editarTipo, reativarTipo } from './tipos-alimentacao.mutations.ts';
import { obterTipo, type TipoDetalhado } from './tipos-alimentacao.queries.ts';
import { Vigencias } from './vigencias.component.tsx';

/** null: the meal was always active. */
const situacaoDe = ({ ativo, situacaoDesde }: TipoDetalhado) =>
  ativo && !situacaoDesde ? null : (
    <Pill tone={ativo ? 'ok' : 'neutro'} icon={ativo ? CheckCircleIcon : MinusIcon}>
      {formatSince(ativo ? 'Ativo' : 'Inativo', situacaoDesde)}
    </Pill>
  );

interface Props {
  item: string;
  close: () => void;
  inativar: (id: number) => Promise<TipoDetalhado>;
}

export const TipoDrawer = ({ item, close, inativar }: Props) => (
  <RecordDrawer
    item={item}
    close={close}
    newTitle="Novo tipo de alimentação"
    titleOf={({ nome }) => nome}
    badge={situacaoDe}
    sections={item === 'novo' ? SECOES_DO_NOVO : SECOES}
    start={INICIO}
    query={obterTipo}
    create={criarTipo}
    save={editarTipo}
    deactivation={{
      isActive: ({ ativo }) => ativo,
      deactivate: inativar,
      reactivate: reativarTipo,
    }}
    historyOf="tipos_alimentacao"
    tabs={[{ key: 'horarios', title: 'Horários e limites', render: tipo => <Vigencias tipo={tipo} /> }]}
    notes={values => <Previa values={values} />}
    width={720}
  />
);
