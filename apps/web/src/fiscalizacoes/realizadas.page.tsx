import { lazy, Suspense } from 'react';
import { usePerson } from '../app/person.hook.ts';
import { ListPage } from '../list/list-page.component.tsx';
import { COLUNAS } from './fiscalizacoes.columns.tsx';
import { filtrosDaLista } from './fiscalizacoes.filters.tsx';
import { SITUACOES } from './fiscalizacoes.labels.ts';
import { type BuscaFiscalizacoes, listarFiscalizacoes } from './fiscalizacoes.queries.ts';
import { RealizadasAcoes } from './realizadas-acoes.component.tsx';
import './fiscalizacoes.css';

const FiscalizacaoDrawer = lazy(() => import('./fiscalizacao.drawer.tsx'));

const { REALIZADA, CIENTE_FORNECEDOR, AGUARDANDO_FOTOS, NAO_REALIZADA } = SITUACOES;
const FEITAS = { REALIZADA, CIENTE_FORNECEDOR, AGUARDANDO_FOTOS, NAO_REALIZADA };
const PADRAO = 'REALIZADA,CIENTE_FORNECEDOR,AGUARDANDO_FOTOS';

const filtrosDe = (soUmaUnidade: boolean) =>
  filtrosDaLista({ situacoes: FEITAS, todas: 'Realizadas', situacaoDepois: true, soUmaUnidade });
const FILTROS = { deUma: filtrosDe(true), deTodas: filtrosDe(false) };

type Busca = BuscaFiscalizacoes;

const ORDEM = '-data';

export function Component() {
  const { papel } = usePerson();
  const filtros = papel === 'SOLICITANTE' ? FILTROS.deUma : FILTROS.deTodas;
  return (
    <ListPage
      screen="fiscalizacoesRealizadas"
      title="Realizadas"
      noun={{ one: 'fiscalização', many: 'fiscalizações', feminine: true }}
      columns={COLUNAS}
      filters={filtros}
      order={ORDEM}
      exportPath="/api/ms-alipen/fiscalizacoes/exportacao"
      actions={<RealizadasAcoes filters={filtros} order={ORDEM} />}
      query={(busca: Busca) => listarFiscalizacoes({ ...busca, situacao: busca.situacao ?? PADRAO })}
      nameOf={({ numero }) => numero}
      empty={{
        title: 'Nenhuma fiscalização realizada.',
        text: 'As concluídas aparecem aqui assim que chegam ao servidor.',
      }}
    >
      {(item, fechar) => (
        <Suspense>
          <FiscalizacaoDrawer item={item} fechar={fechar} />
        </Suspense>
      )}
    </ListPage>
  );
}
