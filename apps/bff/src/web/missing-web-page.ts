export const missingWebPage = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Alipen</title>
<style nonce="__CSP_NONCE__">
body { font: 18px/1.6 system-ui, sans-serif; max-width: 40rem; margin: 12vh auto; padding: 0 1rem; color: #1b1b2f }
h1 { color: #00038c; font-size: 22px }
code { background: #eef0fb; border-radius: 4px; padding: 2px 6px }
</style>
</head>
<body>
<h1>As telas ainda não foram construídas</h1>
<p>A API está no ar, mas a pasta do cliente web não existe. Na raiz do projeto, execute <code>npm start</code>, que
constrói tudo, ou aponte <code>WEB_DIR</code> para a pasta onde o cliente foi construído.</p>
<p>A documentação da API está em <a href="/api/docs">/api/docs</a>.</p>
</body>
</html>
`;
