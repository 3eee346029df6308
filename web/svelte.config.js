// Elements are made one by one: a table's many small pieces of HTML take longer to parse.
export default { compilerOptions: { runes: true, fragments: 'tree' } };
