/* The words of tables with others; only players there need them. */

export const onlineTexts = import.meta.glob<string>('./online.*.ftl', { query: '?raw', import: 'default' });
