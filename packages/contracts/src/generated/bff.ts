// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type * as government from './government-api.ts';
interface OwnPaths {
    "/api/acessos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quem abre cada tela, e se esta pessoa abre */
        get: operations["listarAcessos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Páginas deste documento */
        get: operations["abrirDocumentacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entrada": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Se já se pode entrar; enquanto o sistema é preparado, 503 com o tempo de espera
         * @description Na primeira partida o BFF atende antes da API do governo. Até a primeira resposta dela, o que depende dela responde 503 `/problemas/preparando` com `Retry-After`. Perguntar aqui não a incomoda.
         */
        get: operations["verificarEntrada"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entrada/chave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Abre a sessão do navegador com o toque de uma chave confirmada */
        post: operations["entrarComChaveNaSessao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entrada/chave/desafio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * O que o navegador precisa para entrar com uma chave
         * @description Responde igual para um CPF com chave, sem chave e sem cadastro.
         */
        post: operations["pedirEntradaComChaveNaSessao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entrada/provedor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leva ao provedor de identidade (gov.br) para entrar
         * @description Só quando OIDC_ISSUER está definido. É uma navegação do navegador, a partir das próprias páginas.
         */
        get: operations["iniciarEntradaPeloProvedor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entrada/provedor/retorno": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Volta do provedor de identidade; abre a sessão do navegador */
        get: operations["concluirEntradaPeloProvedor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entrada/provedor/saida": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leva ao fim da sessão no provedor de identidade, depois de sair daqui */
        get: operations["sairDoProvedor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inicio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A página inicial de um papel, composta de várias respostas da API do governo
         * @description Um pedido por página. Cada bloco é uma operação da API do governo, pedidas todas ao mesmo tempo com o token da pessoa; o que uma delas recusa ou não responde fica no seu bloco, e os outros chegam.
         */
        get: operations["obterInicio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Abre a sessão do navegador
         * @description A primeira senha, entregue em papel, responde 403 `/problemas/primeira-senha`: a sessão abre quando ela vem com a `nova`. `/problemas/chave-exigida` é da senha certa de quem tem chave, onde o sistema a pede: a sessão abre com ela.
         */
        post: operations["entrarNaSessao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Encerra a sessão e revoga o token */
        post: operations["sairDaSessao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O menu do papel da pessoa; antes de haver papel, o de ATENDIMENTO */
        get: operations["obterMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Este documento */
        get: operations["obterDocumento"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relatos-csp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * O navegador conta o que a política de conteúdo das páginas impediu
         * @description Enviado pelo próprio navegador (`report-uri` e Reporting API), sem sessão. É contado e resumido no registro; do endereço impedido fica só a origem.
         */
        post: operations["relatarViolacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quem está na sessão */
        get: operations["obterSessao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tela/codigo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Um código de 6 dígitos para esta tela; o segredo vai em um cookie que a página não lê */
        post: operations["pedirCodigoDaTela"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tela/sessao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Em que ponto está esta tela; a autorizada recebe, em outro cookie, um token que só lê o painel */
        post: operations["renovarSessaoDaTela"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Token para integradores, sem cookie
         * @description Um sistema envia `client_id` e `client_secret` da sua conta de serviço e recebe um token de 15 minutos, que só abre as operações que são escopos dela. Uma pessoa envia `cpf` e `senha` e recebe o token da sua sessão.
         */
        post: operations["emitirToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O processo responde */
        get: operations["verificarVidaDoBff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pode receber tráfego
         * @description Não depende da API do governo, salvo no primeiro minuto do processo: até ela responder pela primeira vez, 503 `/problemas/preparando`.
         */
        get: operations["verificarProntidaoDoBff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
interface OwnComponents {
    schemas: {
        Inicio: {
            papel: components["schemas"]["Papel"];
            data: components["schemas"]["Data"];
            blocos: components["schemas"]["BlocosDoInicio"];
        };
        FalhaDoBloco: {
            problema: components["schemas"]["Problema"];
        };
        /** @description Só os do papel pedido. */
        BlocosDoInicio: {
            pedidoDeAmanha?: {
                dados: components["schemas"]["PreparoPedido"];
            } | components["schemas"]["FalhaDoBloco"];
            ultimosDias?: {
                dados: components["schemas"]["UltimosDias"];
            } | components["schemas"]["FalhaDoBloco"];
            entregasDeHoje?: {
                dados: components["schemas"]["EntregasEsperadas"];
            } | components["schemas"]["FalhaDoBloco"];
            sobras?: {
                dados: components["schemas"]["SobrasDoDia"];
            } | components["schemas"]["FalhaDoBloco"];
            mensagens?: {
                dados: components["schemas"]["PaginaNotificacoes"];
            } | components["schemas"]["FalhaDoBloco"];
            fiscalizacoesPendentes?: {
                dados: components["schemas"]["PaginaFiscalizacoes"];
            } | components["schemas"]["FalhaDoBloco"];
            fila?: {
                dados: components["schemas"]["PaginaAtendimentos"];
            } | components["schemas"]["FalhaDoBloco"];
            aConfirmar?: {
                dados: components["schemas"]["PedidosAConfirmar"];
            } | components["schemas"]["FalhaDoBloco"];
            amanha?: {
                dados: components["schemas"]["ResumoPedidos"];
            } | components["schemas"]["FalhaDoBloco"];
            hoje?: {
                dados: components["schemas"]["ResumoDasLotacoes"];
            } | components["schemas"]["FalhaDoBloco"];
            ocorrencias?: {
                dados: components["schemas"]["PaginaOcorrencias"];
            } | components["schemas"]["FalhaDoBloco"];
            mapasAAssinar?: {
                dados: components["schemas"]["MapasAAssinar"];
            } | components["schemas"]["FalhaDoBloco"];
            excecoes?: {
                dados: components["schemas"]["ExcecoesDaGestao"];
            } | components["schemas"]["FalhaDoBloco"];
            mes?: {
                dados: components["schemas"]["MesAteHoje"];
            } | components["schemas"]["FalhaDoBloco"];
            devolvido?: {
                dados: components["schemas"]["DevolvidoNoAno"];
            } | components["schemas"]["FalhaDoBloco"];
            contratos?: {
                dados: components["schemas"]["ExecucaoDosContratos"];
            } | components["schemas"]["FalhaDoBloco"];
            fornecedores?: {
                dados: components["schemas"]["AvaliacaoDosFornecedores"];
            } | components["schemas"]["FalhaDoBloco"];
            fiscalizacoesDoDia?: {
                dados: components["schemas"]["FiscalizacoesDoDia"];
            } | components["schemas"]["FalhaDoBloco"];
            primeirosPassos?: {
                dados: components["schemas"]["PrimeirosPassos"];
            } | components["schemas"]["FalhaDoBloco"];
            indicadores?: {
                dados: components["schemas"]["QuadroDeIndicadores"];
            } | components["schemas"]["FalhaDoBloco"];
        };
        CredenciaisDigitadas: {
            /** @description Com ou sem pontos e hífens, onde quer que estejam. */
            cpf: string;
            senha: string;
            /** @description Só com a primeira senha, a que a pessoa escolhe no lugar dela. */
            nova?: string;
        };
        CpfDigitado: {
            /** @description Com ou sem pontos e hífens, onde quer que estejam. */
            cpf: string;
        };
        DesafioDaChave: {
            desafio: string;
            dominio: string;
            /** @description As das chaves mais novas da pessoa, entre outras inventadas. */
            credenciais: components["schemas"]["CredencialDaChave"][];
            expiraEm: components["schemas"]["Instante"];
        };
        ToqueDeEntrada: {
            /** @description O do desafio. */
            cpf: string;
            gesto: components["schemas"]["GestoDaChave"];
        };
        /** @enum {string} */
        Papel: "GESTOR" | "SOLICITANTE" | "ATENDIMENTO" | "MONITORAMENTO" | "FISCALIZACAO" | "CONTROLE";
        UsuarioDaSessao: {
            nome: string;
            matricula: string;
            nomeLotacaoReal: string;
            authorities: string[];
        };
        Sessao: {
            usuario: components["schemas"]["UsuarioDaSessao"];
            /** @description Rótulo do perfil; vazio quando nenhuma autoridade é conhecida. */
            perfil: string;
            papel: components["schemas"]["Papel"];
            papeis: components["schemas"]["Papel"][];
            expiraEm: components["schemas"]["Instante"];
            /** @description Entrou por um provedor de identidade; sair daqui pode sair também de lá. */
            peloProvedor?: boolean;
            /** @description Entrou com uma chave. */
            pelaChave?: boolean;
            /** @description O sistema pede a esta pessoa que entre com chave, e ela não tinha nenhuma. */
            semChave?: boolean;
            /** @description O que o cliente devolve em X-Sessao. */
            marca: string;
        };
        TokenDeIntegrador: {
            token: string;
            expiraEm: components["schemas"]["Instante"];
        };
        /** @enum {string} */
        Icone: "fiscalizacao" | "pendentes" | "realizadas" | "manutencao" | "fornecedor" | "programacaoUnidade" | "tipoAlimentacao" | "tipoPublico" | "monitoramento" | "acompanhamento" | "pedidosDasLotacoes" | "solicitacao" | "relatorios" | "mapaDiario" | "unidade" | "atendimento" | "pedidos" | "painel";
        Menu: {
            papel: components["schemas"]["Papel"];
            secoes: components["schemas"]["SecaoMenu"][];
        };
        SecaoMenu: {
            titulo: string;
            icone: components["schemas"]["Icone"];
            itens: components["schemas"]["ItemMenu"][];
        };
        ItemMenu: {
            rotulo: string;
            rota: string;
            icone: components["schemas"]["Icone"];
        };
        Acesso: {
            rota: string;
            autoridades: string[];
            permitido: boolean;
        };
        CodigoNaTela: {
            codigo: components["schemas"]["CodigoDaTela"];
            expiraEm: components["schemas"]["Instante"];
        };
        SituacaoDestaTela: {
            situacao: components["schemas"]["SituacaoTela"];
            codigo: components["schemas"]["CodigoDaTela"] | null;
            nome: string | null;
            expiraEm: components["schemas"]["Instante"] | null;
        };
    };
    responses: {
        /** @description Tentativas demais; `Retry-After` diz quando tentar de novo. */
        MuitasTentativas: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Segue para o endereço de Location. */
        Redirecionado: {
            headers: {
                Location?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A API do governo não respondeu, ou respondeu o que não devia. */
        ServidorIndisponivel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description A API do governo passou do prazo. */
        ServidorLento: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
    };
    parameters: {};
    requestBodies: never;
    headers: {};
    pathItems: never;
}
interface OwnOperations {
    listarAcessos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma linha por tela. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acesso"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            429: components["responses"]["MuitasTentativas"];
            503: components["responses"]["Indisponivel"];
        };
    };
    abrirDocumentacao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Página HTML. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Invalida"];
            429: components["responses"]["MuitasTentativas"];
            503: components["responses"]["Indisponivel"];
        };
    };
    verificarEntrada: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Já se pode entrar. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalida"];
            429: components["responses"]["MuitasTentativas"];
            503: components["responses"]["Indisponivel"];
        };
    };
    entrarComChaveNaSessao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToqueDeEntrada"];
            };
        };
        responses: {
            /** @description A sessão; o cookie de controle de acesso vai em Set-Cookie. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    pedirEntradaComChaveNaSessao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CpfDigitado"];
            };
        };
        responses: {
            /** @description O desafio, que vale cinco minutos e uma vez. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesafioDaChave"];
                };
            };
            400: components["responses"]["Invalida"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    iniciarEntradaPeloProvedor: {
        parameters: {
            query?: {
                /** @description Tela que se queria abrir. */
                voltar?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["Redirecionado"];
            400: components["responses"]["Invalida"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            429: components["responses"]["MuitasTentativas"];
            503: components["responses"]["Indisponivel"];
        };
    };
    concluirEntradaPeloProvedor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["Redirecionado"];
            400: components["responses"]["Invalida"];
            404: components["responses"]["NaoEncontrado"];
            429: components["responses"]["MuitasTentativas"];
            503: components["responses"]["Indisponivel"];
        };
    };
    sairDoProvedor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["Redirecionado"];
            400: components["responses"]["Invalida"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            429: components["responses"]["MuitasTentativas"];
            503: components["responses"]["Indisponivel"];
        };
    };
    obterInicio: {
        parameters: {
            query: {
                /** @description Um papel que a pessoa tem; sem ele, o da sessão. */
                papel?: components["schemas"]["Papel"];
                /** @description O dia de hoje para a pessoa. */
                data: components["schemas"]["Data"];
                /** @description Só este bloco, para tentar de novo o que falhou. */
                bloco?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os blocos do papel, cada um com os dados ou com o problema dele. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inicio"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            429: components["responses"]["MuitasTentativas"];
            503: components["responses"]["Indisponivel"];
        };
    };
    entrarNaSessao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredenciaisDigitadas"];
            };
        };
        responses: {
            /** @description A sessão; o cookie de controle de acesso vai em Set-Cookie. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    sairDaSessao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessão encerrada (repetir não faz mal). */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalida"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            429: components["responses"]["MuitasTentativas"];
            503: components["responses"]["Indisponivel"];
        };
    };
    obterMenu: {
        parameters: {
            query?: {
                /** @description Outro papel que a pessoa também tem. */
                papel?: components["schemas"]["Papel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"];
                };
            };
            /** @description O menu não mudou. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            429: components["responses"]["MuitasTentativas"];
            503: components["responses"]["Indisponivel"];
        };
    };
    obterDocumento: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Invalida"];
            429: components["responses"]["MuitasTentativas"];
            503: components["responses"]["Indisponivel"];
        };
    };
    relatarViolacao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/csp-report": Record<string, never>;
                "application/reports+json": Record<string, never>[];
            };
        };
        responses: {
            /** @description Recebido. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            429: components["responses"]["MuitasTentativas"];
            503: components["responses"]["Indisponivel"];
        };
    };
    obterSessao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A sessão. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            429: components["responses"]["MuitasTentativas"];
            503: components["responses"]["Indisponivel"];
        };
    };
    pedirCodigoDaTela: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O código. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodigoNaTela"];
                };
            };
            400: components["responses"]["Invalida"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            429: components["responses"]["MuitasTentativas"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    renovarSessaoDaTela: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A situação da tela. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SituacaoDestaTela"];
                };
            };
            400: components["responses"]["Invalida"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            429: components["responses"]["MuitasTentativas"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    emitirToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredenciaisDigitadas"] | components["schemas"]["CredenciaisDaConta"];
            };
        };
        responses: {
            /** @description O token e até quando vale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenDeIntegrador"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    verificarVidaDoBff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Vivo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saude"];
                };
            };
        };
    };
    verificarProntidaoDoBff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pronto. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saude"];
                };
            };
            503: components["responses"]["Indisponivel"];
        };
    };
}

export interface components {
    schemas: OwnComponents["schemas"] & Omit<government.components["schemas"], keyof OwnComponents["schemas"]>;
    responses: OwnComponents["responses"] & Omit<government.components["responses"], keyof OwnComponents["responses"]>;
    parameters: OwnComponents["parameters"] & Omit<government.components["parameters"], keyof OwnComponents["parameters"]>;
    headers: OwnComponents["headers"] & Omit<government.components["headers"], keyof OwnComponents["headers"]>;
}
/** What the gateway itself may answer on a relayed call, beyond what the government API declares. */
interface Refusals {
    400: components["responses"]["Invalida"];
    401: components["responses"]["NaoAutenticado"];
    403: components["responses"]["NaoPermitido"];
    404: components["responses"]["NaoEncontrado"];
    409: components["responses"]["Conflito"];
    412: components["responses"]["VersaoVencida"];
    422: components["responses"]["RegraNaoAtendida"];
    429: components["responses"]["MuitasTentativas"];
    502: components["responses"]["ServidorIndisponivel"];
    503: components["responses"]["Indisponivel"];
    504: components["responses"]["ServidorLento"];
}
type Relayed<Operation> = Operation extends { responses: infer Responses }
    ? Omit<Operation, "responses"> & { responses: Responses & Omit<Refusals, keyof Responses> }
    : Operation;
type RelayedItem<Item> = { [Method in keyof Item]: Relayed<Item[Method]> };
type RelayedPaths = {
    [Path in keyof government.paths & `/ms-alipen/${string}` as `/api${Path}`]: RelayedItem<government.paths[Path]>;
};
export type operations = OwnOperations & {
    [Id in Exclude<keyof government.operations, "listarChaves" | "registrarEventosDeAcesso" | "abrirSessaoDaConta" | "verificarVida" | "verificarProntidao" | "entrar" | "entrarComChave" | "pedirEntradaComChave" | "entrarPeloProvedor" | "sair" | "emitirCodigoDaTela" | "abrirSessaoDaTela">]: Relayed<government.operations[Id]>;
};
export type paths = OwnPaths & RelayedPaths;
