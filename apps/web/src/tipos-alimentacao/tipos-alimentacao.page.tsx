import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery } from '@tanstack/react-query';
import { RecordDrawer } from '../record/record.drawer.tsx';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { formatSince } from '../ui/date.format.ts';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Previa } from './aparencia.component.tsx';
import { DiaDeRefeicoes } from './dia.component.tsx';
import { EmUso, useInativacao } from './em-uso.dialog.tsx';
import { ListaDeTipos } from './lista.component.tsx';
import { INICIO, SECOES, SECOES_DO_NOVO } from './tipos-alimentacao.fields.ts';
import { criarTipo, editarTipo, reativarTipo } from './tipos-alimentacao.mutations.ts';
import { listarTipos, obterTipo, type TipoDetalhado } from './tipos-alimentacao.queries.ts';
import { Vigencias } from './vigencias.component.tsx';
import './tipos-alimentacao.css';

/** null: the meal was always active. */
const situacaoDe = ({ ativo, situacaoDesde }: TipoDetalhado) =>
  ativo && !situacaoDesde ? null : (
    <Pill tone={ativo ? 'ok' : 'neutro'} icon={ativo ? CheckCircleIcon : MinusIcon}>
      {formatSince(ativo ? 'Ativo' : 'Inativo', situacaoDesde)}
    </Pill>
  );

export function Component() {
  const [search, setSearch] = useSearchParams();
  const tipos = useQuery(listarTipos());
  const inativacao = useInativacao();
  const item = search.get('item');
  const abrir = (qual: string | null) => setSearch(before => withParams(before, { aba: null, item: qual }));

  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Tipos De Alimentação">
          <span aria-live="polite">
            {tipos.data
              ? formatCount(tipos.data.filter(({ ativo }) => ativo).length, 'refeição ativa', 'refeições ativas')
              : ' '}
          </span>
        </PageTitle>
        <Button variant="primary" onClick={() => abrir('novo')}>
          <PlusIcon size={18} weight="bold" aria-hidden />
          Novo tipo
        </Button>
      </div>
      <QueryState query={tipos} skeletonHeight={480}>
        {lista => (
          <>
            <DiaDeRefeicoes tipos={lista} />
            <ListaDeTipos tipos={lista} />
          </>
        )}
      </QueryState>
      {item !== null && (
        <RecordDrawer
          item={item}
          close={() => abrir(null)}
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
            deactivate: inativacao.inativar,
            reactivate: reativarTipo,
          }}
          historyOf="tipos_alimentacao"
          tabs={[{ key: 'horarios', title: 'Horários e limites', render: tipo => <Vigencias tipo={tipo} /> }]}
          notes={values => <Previa values={values} />}
          width={720}
        />
      )}
      <EmUso {...inativacao} />
    </div>
  );
}
