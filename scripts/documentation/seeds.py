def check(page, schema):
    return []
