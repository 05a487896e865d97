import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '../ui/notice.component.tsx';
import { type Fornecedor, listarContratos, listarFornecedores } from './fornecedores.queries.ts';

interface Props {
  cnpj: unknown;
  fornecedor: Fornecedor | null;
}

/** Above the form: the supplier that already has this CNPJ, or what comes after registering one. */
export const Avisos = ({ cnpj, fornecedor }: Props) => (
  <>
    {typeof cnpj === 'string' && cnpj.length === 14 && cnpj !== fornecedor?.cnpj && <MesmoCnpj cnpj={cnpj} />}
    {fornecedor?.ativo && <ProximoPasso fornecedor={fornecedor} />}
  </>
);

function MesmoCnpj({ cnpj }: { cnpj: string }) {
  const [, setSearch] = useSearchParams();
  const { data } = useQuery(listarFornecedores({ busca: cnpj, tamanho: 1 }));
  const existente = data?.itens[0];
  if (existente?.cnpj !== cnpj) return null;
  return (
    <Notice
      tone="aviso"
      action={
        <button type="button" className="botao" onClick={() => setSearch(antes => comItem(antes, existente.id))}>
          Abrir {existente.nomeFantasia}
        </button>
      }
    >
      Este CNPJ já é de {existente.razaoSocial.replace(/\.$/, '')}.
    </Notice>
  );
}

function comItem(antes: URLSearchParams, id: number): URLSearchParams {
  const depois = new URLSearchParams(antes);
  depois.set('item', String(id));
  return depois;
}

function ProximoPasso({ fornecedor }: { fornecedor: Fornecedor }) {
  const [, setSearch] = useSearchParams();
  const { data } = useQuery(listarContratos(fornecedor.id));
  if (data?.total !== 0) return null;
  const irAoContrato = () =>
    setSearch(antes => {
      const depois = new URLSearchParams(antes);
      depois.set('aba', 'contratos');
      depois.set('contrato', 'novo');
      return depois;
    });
  return (
    <Notice
      tone="ok"
      action={
        <button type="button" className="botao botao--principal" onClick={irAoContrato}>
          Cadastrar o contrato
        </button>
      }
    >
      Fornecedor cadastrado. O próximo passo é o contrato, com os preços e as lotações.
    </Notice>
  );
}
