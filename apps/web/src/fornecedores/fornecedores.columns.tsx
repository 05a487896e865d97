import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import type { Column } from '../list/list.model.ts';
import { masked } from '../record/mask.ts';
import { formatDay } from '../ui/date.format.ts';
import { formatInteger } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { SITUACOES_ALVARA, venceEm } from './fornecedores.labels.ts';
import type { FornecedorResumido } from './fornecedores.queries.ts';

const Alvara = ({ fornecedor: { situacaoAlvara, alvaraValidade } }: { fornecedor: FornecedorResumido }) => {
  const { rotulo, tom } = SITUACOES_ALVARA[situacaoAlvara];
  if (situacaoAlvara === 'EM_DIA') return alvaraValidade ? formatDay(alvaraValidade) : null;
  return (
    <Pill tone={tom}>
      {alvaraValidade ? `${situacaoAlvara === 'VENCIDO' ? 'Venceu' : 'Vence'} ${formatDay(alvaraValidade)}` : rotulo}
    </Pill>
  );
};

const Contratos = ({ fornecedor }: { fornecedor: FornecedorResumido }) => {
  const { contratosVigentes, contratoAVencer } = fornecedor;
  return (
    <span className="fornecedor-contratos">
      {contratosVigentes === 0 ? 'Nenhum' : formatInteger(contratosVigentes)}
      {contratoAVencer && (
        <Pill tone="aviso" icon={WarningIcon}>
          {`${contratoAVencer.numero} ${venceEm(contratoAVencer.venceEmDias)}`}
        </Pill>
      )}
    </span>
  );
};

export const COLUNAS: Column<FornecedorResumido>[] = [
  { key: 'nome', title: 'Razão social', render: f => f.razaoSocial, sort: 'nome' },
  { key: 'fantasia', title: 'Nome fantasia', render: f => f.nomeFantasia, shown: false },
  { key: 'cnpj', title: 'CNPJ', render: f => masked('cnpj', f.cnpj), sort: 'cnpj' },
  { key: 'contratos', title: 'Contratos vigentes', render: f => <Contratos fornecedor={f} /> },
  { key: 'lotacoes', title: 'Lotações hoje', render: f => formatInteger(f.lotacoes), align: 'right' },
  { key: 'alvara', title: 'Alvará sanitário', render: f => <Alvara fornecedor={f} />, sort: 'alvara' },
  {
    key: 'situacao',
    title: 'Situação',
    render: f => <Pill tone={f.ativo ? 'ok' : 'neutro'}>{f.ativo ? 'Ativo' : 'Inativo'}</Pill>,
  },
];
