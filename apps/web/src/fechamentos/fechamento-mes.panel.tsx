import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePerson } from '../app/person.hook.ts';
import { PapeisDoMesComGovbr } from '../assinaturas-govbr/papeis-do-mes.panel.tsx';
import { sentenceOf } from '../base/problem.error.ts';
import { MedicoesLink } from '../medicoes/link.panel.tsx';
import { Button } from '../ui/button.component.tsx';
import { formatDay, lastDayOf } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { fecharMes, verificarCadeia } from './fechamentos.mutations.ts';
import { listarFechamentos } from './fechamentos.queries.ts';
import './fechamentos.css';

interface Props {
  lotacaoId: number;
  /** AAAA-MM */
  mes: string;
}

export function FechamentoDoMes({ lotacaoId, mes }: Props) {
  const client = useQueryClient();
  const { session } = usePerson();
  const dias = useQuery(listarFechamentos({ lotacaoId, de: `${mes}-01`, ate: lastDayOf(mes) }));
  const fechar = useMutation({
    mutationFn: () => fecharMes({ lotacaoId, mes }),
    onSuccess: () => void client.invalidateQueries(),
  });
  const cadeia = useMutation({ mutationFn: () => verificarCadeia(lotacaoId) });
  const itens = dias.data?.itens ?? [];
  const assinados = itens.filter(({ situacao }) => situacao === 'ASSINADO').length;
  const fechados = itens.filter(({ situacao }) => situacao === 'FECHADO').length + assinados;
  const autoridades = session.usuario.authorities;
  const fecha = autoridades.includes('AL_GESTOR') || autoridades.includes('SOLICITANTE');
  const recusados = fechar.data?.resultados.filter(({ feito }) => !feito) ?? [];
  const feitos = (fechar.data?.resultados.length ?? 0) - recusados.length;
  return (
    <section className="fechamento" aria-label="Fechamento do mês">
      <header className="fechamento-topo">
        <h2>Fechamento do mês</h2>
        {dias.data && (
          <span>
            {formatCount(fechados, 'dia fechado', 'dias fechados')} de {itens.length},{' '}
            {formatCount(assinados, 'assinado', 'assinados')}
          </span>
        )}
      </header>
      <div className="fechamento-acoes">
        {fecha && (
          <Button disabled={fechar.isPending} onClick={() => fechar.mutate()}>
            {fechar.isPending ? 'Fechando…' : 'Fechar os dias do mês'}
          </Button>
        )}
        {autoridades.includes('AL_GESTOR') && (
          <Button disabled={cadeia.isPending} onClick={() => cadeia.mutate()}>
            {cadeia.isPending ? 'Verificando…' : 'Verificar cadeia'}
          </Button>
        )}
        <MedicoesLink mes={mes} />
      </div>
      <PapeisDoMesComGovbr lotacaoId={lotacaoId} mes={mes} />
      {(fechar.error ?? cadeia.error) && <p role="alert">{sentenceOf(fechar.error ?? cadeia.error)}</p>}
      {fechar.data && (
        <div role="status">
          <p>{formatCount(feitos, 'dia foi fechado agora', 'dias foram fechados agora')}.</p>
          {recusados.length > 0 && (
            <details className="fechamento-diferencas">
              <summary>{formatCount(recusados.length, 'dia não foi fechado', 'dias não foram fechados')}</summary>
              <ul>
                {recusados.map(({ data, detail }) => (
                  <li key={data}>
                    {formatDay(data)}: {detail}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
      {cadeia.data && <Cadeia cadeia={cadeia.data} />}
    </section>
  );
}

function Cadeia({ cadeia }: { cadeia: Awaited<ReturnType<typeof verificarCadeia>> }) {
  if (cadeia.integra && cadeia.versoes === 0)
    return <Notice tone="info">Nada foi fechado ainda: não há cadeia a conferir.</Notice>;
  if (cadeia.integra) {
    return (
      <Notice tone="ok">
        A cadeia está íntegra: {formatCount(cadeia.versoes, 'fechamento conferido', 'fechamentos conferidos')}.
      </Notice>
    );
  }
  return (
    <div role="alert" className="fechamento-adulterada">
      <strong>A cadeia foi adulterada.</strong>
      <ul>
        {cadeia.falhas.map(({ sequencia, data, versao, onde, detalhe }) => (
          <li key={`${sequencia}/${onde}`}>
            {formatDay(data)}, versão {versao}. {onde}: {detalhe}
          </li>
        ))}
      </ul>
    </div>
  );
}
