import { ROTULO_DE_SITUACAO_DO_CERTIFICADO } from '@alipen/contracts/generated/rotulos/agencia';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { masked } from '../record/mask.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { FileInput } from '../ui/file-input.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { guardarBrasao } from './agencia.mutations.ts';
import { type Agencia, obterAgencia } from './agencia.queries.ts';
import { AgenciaCnpjDialog } from './agencia-cnpj.dialog.tsx';
import { AgenciaNomeDialog } from './agencia-nome.dialog.tsx';
import { Timbre } from './timbre.component.tsx';
import { TirarBrasaoDialog } from './tirar-brasao.dialog.tsx';
import './agencia.css';

/** Whose the papers are, among what a manager sets. */
export function AgenciaPanel() {
  const agencia = useQuery(obterAgencia());
  return (
    <Card className="agencia" aria-label="Agência">
      <h2>Agência</h2>
      <p className="quieto">O nome e o brasão no alto de todos os papéis: pedidos, listas, termos, mapas e medições.</p>
      <QueryState query={agencia} skeletonHeight={96}>
        {lida => <Cabecalho agencia={lida} />}
      </QueryState>
    </Card>
  );
}

function Cabecalho({ agencia }: { agencia: Agencia }) {
  const [aberto, setAberto] = useState<{ visto: Agencia; que: 'nome' | 'cnpj' | 'brasao' } | null>(null);
  const envio = useMutation({ mutationFn: (imagem: File) => guardarBrasao(agencia, imagem) });
  const { nome, cnpj, brasao, daInstalacao, assinaturaDigital } = agencia;
  const fechar = () => setAberto(null);
  return (
    <>
      <Timbre nome={nome} brasao={brasao} />
      {daInstalacao && nome.length > 0 && <small className="quieto">O nome é o que veio com a instalação.</small>}
      <p>{cnpj ? `CNPJ ${masked('cnpj', cnpj)}` : 'Sem CNPJ: as notas fiscais ainda não podem ser conferidas.'}</p>
      <Toolbar>
        <Button onClick={() => setAberto({ visto: agencia, que: 'nome' })}>
          <PencilSimpleIcon size={16} aria-hidden />
          Mudar o nome
        </Button>
        <Button onClick={() => setAberto({ visto: agencia, que: 'cnpj' })}>
          <PencilSimpleIcon size={16} aria-hidden />
          {cnpj ? 'Mudar o CNPJ' : 'Informar o CNPJ'}
        </Button>
        <FileInput
          label="Imagem do brasão"
          accept="image/png,image/jpeg,image/webp"
          disabled={envio.isPending}
          onFiles={([imagem]) => imagem && envio.mutate(imagem)}
        >
          {envio.isPending ? 'Enviando…' : brasao ? 'Trocar o brasão' : 'Pôr o brasão'}
        </FileInput>
        {brasao && <Button onClick={() => setAberto({ visto: agencia, que: 'brasao' })}>Retirar o brasão</Button>}
      </Toolbar>
      <small className="quieto">
        O brasão é uma imagem PNG, JPG ou WEBP, de até 2 MB; com fundo transparente fica melhor.
      </small>
      <Assinatura assinatura={assinaturaDigital} />
      {envio.error && <Notice tone="perigo">{sentenceOf(envio.error)}</Notice>}
      {aberto?.que === 'nome' && <AgenciaNomeDialog visto={aberto.visto} close={fechar} />}
      {aberto?.que === 'cnpj' && <AgenciaCnpjDialog visto={aberto.visto} close={fechar} />}
      {aberto?.que === 'brasao' && <TirarBrasaoDialog visto={aberto.visto} close={fechar} />}
    </>
  );
}

/** Red where papers leave without it, and a month before. */
const TONS = { AINDA_NAO_VALE: 'perigo', EM_USO: undefined, VENCE_LOGO: 'aviso', VENCIDO: 'perigo' } as const;

function Assinatura({ assinatura }: { assinatura: Agencia['assinaturaDigital'] }) {
  if (!assinatura) {
    return (
      <p>
        Os papéis saem sem assinatura digital. Quem cuida da instalação pode pôr o certificado da agência
        (AGENCY_CERTIFICATE).
      </p>
    );
  }
  const { titular, emissor, validoAte, situacao, carimboDoTempo } = assinatura;
  const tom = TONS[situacao];
  const quando = formatDay(validoAte.slice(0, 10));
  return (
    <>
      <p>
        Os papéis que pagam saem assinados por <strong>{titular}</strong>, certificado de {emissor} até {quando}
        {carimboDoTempo ? ', com carimbo do tempo.' : ', com a hora deste servidor.'}
      </p>
      {tom && (
        <Notice tone={tom}>
          {ROTULO_DE_SITUACAO_DO_CERTIFICADO[situacao]}.{' '}
          {tom === 'perigo'
            ? 'Os papéis saem sem assinatura até que se troque o certificado.'
            : 'Peça o novo certificado a quem cuida da instalação.'}
        </Notice>
      )}
    </>
  );
}
