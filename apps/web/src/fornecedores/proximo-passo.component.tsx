import { useQuery } from '@tanstack/react-query';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { type Fornecedor, listarContratos, listarFornecedores } from './fornecedores.queries.ts';

interface Props {
  cnpj: unknown;
  fornecedor: Fornecedor | null;
}

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
        <Button onClick={() => setSearch(antes => withParams(antes, { item: String(existente.id) }))}>
          Abrir {existente.nomeFantasia}
        </Button>
      }
    >
      Este CNPJ já é de {existente.razaoSocial.replace(/\.$/, '')}.
    </Notice>
  );
}

function ProximoPasso({ fornecedor }: { fornecedor: Fornecedor }) {
  const [, setSearch] = useSearchParams();
  const { data } = useQuery(listarContratos(fornecedor.id));
  if (data?.total !== 0) return null;
  const irAoContrato = () => setSearch(antes => withParams(antes, { aba: 'contratos', contrato: 'novo' }));
  return (
    <Notice
      tone="ok"
      action={
        <Button variant="primary" onClick={irAoContrato}>
          Cadastrar o contrato
        </Button>
      }
    >
      Fornecedor cadastrado. O próximo passo é o contrato, com os preços e as lotações.
    </Notice>
  );
}
