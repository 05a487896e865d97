import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatShortInstant } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { SecretDialog } from '../ui/secret.dialog.tsx';
import { fazerPrimeirasSenhas } from './primeiras-senhas.calls.ts';
import { SituacaoDaPessoa } from './usuarios.columns.tsx';
import { bloquearUsuario, desbloquearUsuario, encerrarSessoes, redefinirSenha } from './usuarios.mutations.ts';
import { obterUsuario, type Usuario } from './usuarios.queries.ts';

interface Providencia {
  acao: (id: number) => Promise<Usuario>;
  frase: string;
}

/** Each act takes effect at once, on every computer. */
export function Acesso({ usuario }: { usuario: Usuario }) {
  const client = useQueryClient();
  const [senha, setSenha] = useState<string | null>(null);
  const [feito, setFeito] = useState<string | null>(null);
  const lembrar = (salvo: Usuario) => client.setQueryData(obterUsuario(salvo.id).queryKey, salvo);
  const agir = useMutation({
    mutationFn: ({ acao }: Providencia) => acao(usuario.id),
    onSuccess: (salvo, { frase }) => {
      lembrar(salvo);
      setFeito(frase);
    },
  });
  const nova = useMutation({
    mutationFn: () => redefinirSenha(usuario.id),
    onSuccess: resposta => {
      lembrar(resposta.usuario);
      setSenha(resposta.senha);
    },
  });
  const erro = agir.error ?? nova.error;
  const ocupado = agir.isPending || nova.isPending;

  return (
    <div className="acesso">
      {erro && <Notice tone="perigo">{sentenceOf(erro)}</Notice>}
      {feito && !erro && <Notice tone="ok">{feito}</Notice>}
      <Entrada usuario={usuario} ocupado={ocupado} agir={agir.mutate} />
      <Ato
        titulo="Sessões abertas"
        texto={
          usuario.souEu
            ? 'Encerra todas, também esta: você volta à tela de entrada.'
            : 'Encerra todas, em qualquer computador ou celular. A pessoa pode entrar de novo.'
        }
      >
        <Button
          disabled={ocupado}
          onClick={() => agir.mutate({ acao: encerrarSessoes, frase: 'Todas as sessões terminaram.' })}
        >
          Encerrar sessões
        </Button>
      </Ato>
      {(usuario.credencial ?? 'PROPRIA') !== 'PROPRIA' && usuario.situacao === 'ATIVO' && (
        <PrimeiraSenha usuario={usuario} />
      )}
      <Ato titulo="Senha" texto="O sistema cria uma senha nova e a mostra uma vez. A atual deixa de valer.">
        <Button disabled={ocupado} onClick={() => nova.mutate()}>
          Criar senha nova
        </Button>
      </Ato>
      {senha && (
        <SecretDialog title={`Senha de ${usuario.nome}`} secret={senha} close={() => setSenha(null)}>
          Entregue esta senha à pessoa.
        </SecretDialog>
      )}
    </div>
  );
}

/** A new paper takes the place of the one before, lost, expired or on its way. */
function PrimeiraSenha({ usuario: { id, credencial, credencialAte } }: { usuario: Usuario }) {
  const fazer = useMutation({ mutationFn: () => fazerPrimeirasSenhas([id]) });
  const ate = credencial === 'PRIMEIRA' && credencialAte ? formatShortInstant(credencialAte) : null;
  return (
    <>
      {fazer.error && <Notice tone="perigo">{sentenceOf(fazer.error)}</Notice>}
      <Ato
        titulo="Primeira senha"
        texto={
          ate
            ? `Está feita e ainda não foi usada; vale até ${ate}. Outra folha toma o lugar dela.`
            : 'Não foi feita, ou venceu sem ser usada. A pessoa não entra até receber uma folha.'
        }
      >
        <Button disabled={fazer.isPending} onClick={() => fazer.mutate()}>
          {ate ? 'Fazer outra folha (PDF)' : 'Fazer a folha (PDF)'}
        </Button>
      </Ato>
    </>
  );
}

interface EntradaProps {
  usuario: Usuario;
  ocupado: boolean;
  agir: (providencia: Providencia) => void;
}

function Entrada({ usuario, ocupado, agir }: EntradaProps) {
  const ativo = usuario.situacao === 'ATIVO';
  return (
    <Ato
      titulo={
        <>
          Entrada no sistema <SituacaoDaPessoa {...usuario} />
        </>
      }
      texto={
        usuario.souEu
          ? 'Ninguém bloqueia a si mesmo: peça a outra pessoa com o perfil de gestor.'
          : ativo
            ? 'Bloqueada, a pessoa sai de onde estiver e não entra mais. O que ela fez continua registrado.'
            : 'A pessoa volta a entrar com a senha que tinha.'
      }
    >
      <Button
        disabled={ocupado || usuario.souEu}
        onClick={() =>
          agir(
            ativo
              ? { acao: bloquearUsuario, frase: 'Bloqueada. As sessões abertas terminaram.' }
              : { acao: desbloquearUsuario, frase: 'Desbloqueada. A pessoa já pode entrar.' },
          )
        }
      >
        {ativo ? 'Bloquear' : 'Desbloquear'}
      </Button>
    </Ato>
  );
}

const Ato = ({ titulo, texto, children }: { titulo: ReactNode; texto: string; children: ReactNode }) => (
  <section className="acesso-ato">
    <div>
      <h2>{titulo}</h2>
      <p className="quieto">{texto}</p>
    </div>
    {children}
  </section>
);
