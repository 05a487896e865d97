import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { formatCount } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { ContratoAberto } from './contrato-aberto.component.tsx';
import { SITUACOES_CONTRATO, venceEm } from './fornecedores.labels.ts';
import { type Contrato, type Fornecedor, listarContratos } from './fornecedores.queries.ts';

export function Contratos({ fornecedor }: { fornecedor: Fornecedor }) {
  const [search, setSearch] = useSearchParams();
  const aberto = search.get('contrato');
  const contratos = useQuery(listarContratos(fornecedor.id));
  const abrir = (qual: string | null, parte?: string) =>
    setSearch(antes => withParams(antes, { contrato: qual, parte }));
  const deste = contratos.data?.itens.some(({ id }) => String(id) === aberto);
  if (aberto && (aberto === 'novo' || deste)) {
    return <ContratoAberto key={aberto} qual={aberto} fornecedor={fornecedor} abrir={abrir} />;
  }
  return (
    <QueryState query={contratos} skeletonHeight={200}>
      {({ itens }) => (
        <div className="contratos">
          {itens.length === 0 && (
            <p>Este fornecedor ainda não tem contratos. É no contrato que ficam os preços e as lotações.</p>
          )}
          {[...itens].sort(maisNovosAntes).map(contrato => (
            <Cartao key={contrato.id} contrato={contrato} abrir={() => abrir(String(contrato.id))} />
          ))}
          {fornecedor.ativo ? (
            <Button variant="primary" className="ficha-mais" onClick={() => abrir('novo')}>
              <PlusIcon size={18} weight="bold" aria-hidden />
              Novo contrato
            </Button>
          ) : (
            <p className="quieto">Reative o fornecedor para cadastrar um contrato.</p>
          )}
        </div>
      )}
    </QueryState>
  );
}

const maisNovosAntes = (a: Contrato, b: Contrato) => (a.vigenciaFim < b.vigenciaFim ? 1 : -1);

const Cartao = ({ contrato, abrir }: { contrato: Contrato; abrir: () => void }) => (
  <Card as="article" className="contratos-um">
    <div className="contratos-nome">
      <Button variant="quiet" className="contratos-abrir" onClick={abrir}>
        Contrato {contrato.numero}
      </Button>
      <SituacaoContrato contrato={contrato} />
    </div>
    <p className="quieto">
      {[contrato.lote, contrato.processo && `Processo ${contrato.processo}`].filter(Boolean).join(' · ')}
    </p>
    <p>
      {formatDay(contrato.vigenciaInicio)} a {formatDay(contrato.encerradoEm ?? contrato.vigenciaFim)} ·{' '}
      {formatCount(contrato.lotacoes, 'lotação hoje', 'lotações hoje')}
    </p>
  </Card>
);

export function SituacaoContrato({ contrato: { situacao, venceEmDias } }: { contrato: Contrato }) {
  const { rotulo, tom } = SITUACOES_CONTRATO[situacao];
  return <Pill tone={tom}>{situacao === 'A_VENCER' && venceEmDias !== null ? venceEm(venceEmDias) : rotulo}</Pill>;
}
